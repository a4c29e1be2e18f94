/** Builds `src/worker/serviceWorker.ts` into one file beside the page, which knows all files of the build. */
import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'

const ENTRY = 'src/worker/serviceWorker.ts'
export const WORKER = 'serviceWorker.js'

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort()
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      this.emitFile({ type: 'asset', fileName: WORKER, source: await compile({ version, files }) })
    },
  }
}

async function compile(facts: { version: string; files: string[] }): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(facts) },
    build: { write: false, target: 'es2022', rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}
