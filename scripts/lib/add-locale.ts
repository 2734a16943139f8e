// Compiles a copy of the platform with an additional language.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { compile } from './compile.ts'

export interface CompilerError {
  path: string
  /** Both start at 1. */
  line: number
  column: number
}

const root = resolve(import.meta.dirname, '../..')
const LIST = "locales = ['de', 'en'"

const settings = (files: string[]) => ({
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    lib: ['esnext', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['node', 'vite/client'],
    paths: { '@academy/contract/*': ['./contract/src/*.ts'] },
  },
  files,
})

const errorsIn = (output: string): CompilerError[] =>
  [...output.matchAll(/^(\S+?)\((\d+),(\d+)\): error/gm)].map(([, path = '', line, column]) => ({
    path,
    line: Number(line),
    column: Number(column),
  }))

/** Returns the errors in `files` and their imports after `locale` is added to the languages. */
export const errorsWithLocale = async (locale: string, files: string[]): Promise<CompilerError[]> => {
  const copy = mkdtempSync(join(tmpdir(), 'academy-locale-'))
  try {
    for (const folder of ['contract/src', 'api/src', 'web/src']) {
      mkdirSync(dirname(join(copy, folder)), { recursive: true })
      cpSync(join(root, folder), join(copy, folder), { recursive: true })
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
    const list = join(copy, 'contract/src/base/locale.ts')
    const text = readFileSync(list, 'utf8')
    if (!text.includes(LIST)) throw new Error(`contract/src/base/locale.ts has no "${LIST}"`)
    writeFileSync(list, text.replace(LIST, `${LIST}, '${locale}'`))
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(settings(files)))
    const { output } = await compile(['--pretty', 'false'], copy)
    return errorsIn(output)
  } finally {
    rmSync(copy, { recursive: true })
  }
}
