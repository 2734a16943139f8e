import { expect, test } from 'vitest'
import { type Packages, withDependencies } from './production-packages.ts'

const packages: Packages = {
  'node_modules/a': { dependencies: { b: '1', shared: '2' } },
  'node_modules/a/node_modules/shared': {},
  'node_modules/b': { dependencies: { shared: '1' }, optionalDependencies: { native: '1', elsewhere: '1' } },
  'node_modules/@scope/tool': { dependencies: { a: '1' } },
  'node_modules/native': { dependencies: { b: '1' } },
  'node_modules/shared': {},
  'node_modules/unused': {},
}

test.each([
  [['shared'], ['node_modules/shared']],
  [['b'], ['node_modules/b', 'node_modules/native', 'node_modules/shared']],
  [
    ['@scope/tool'],
    [
      'node_modules/@scope/tool',
      'node_modules/a',
      'node_modules/a/node_modules/shared',
      'node_modules/b',
      'node_modules/native',
      'node_modules/shared',
    ],
  ],
  [['missing'], []],
])('%j needs %j', (names, folders) => {
  expect(withDependencies(packages, names)).toEqual(folders)
})
