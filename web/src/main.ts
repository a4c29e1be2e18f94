import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { loadSprites } from './lib/sprites'
import { loadWords } from './lib/words'

loadSprites().catch((why: unknown) => console.error(why))
await loadWords(settings.language)
mount(App, { target: document.getElementById('app')! })
