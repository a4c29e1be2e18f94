import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './ui/settings.svelte'
import { loadSprites } from './ui/sprites'
import { loadWords } from './i18n/words'

loadSprites().catch((why: unknown) => console.error(why))
await loadWords(settings.language)
mount(App, { target: document.getElementById('app')! })
