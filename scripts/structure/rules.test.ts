import { describe, expect, test } from 'vitest'
import { violationsIn } from './rules.ts'
import { isCode, lineCount, readSource } from './source.ts'

// The examples are short; small-files.test.ts tests how short a file may be.
const asLongFile = (path: string, text: string) =>
  isCode(path) && lineCount(text) < 15 ? text + '\n//'.repeat(15) : text

/** Returns the violations in these files, given as paths with text. The contract files exist by default. */
const violations = (files: Record<string, string>) => {
  const contract = {
    'contract/src/access/accounts/endpoints.ts': '',
    'contract/src/concerts/requests/endpoints.ts': '',
  }
  return violationsIn(
    Object.entries({ ...contract, ...files }).map(([path, text]) => readSource(path, asLongFile(path, text))),
  )
}
const imports = (specifier: string) => `import { x } from '${specifier}'\nx()`
const accounts = (file: string) => `api/src/areas/access/accounts/${file}`
const concerts = (file: string) => `api/src/areas/concerts/requests/${file}`

const fine = (path: string, text: string, rest: Record<string, string> = {}) =>
  expect(violations({ ...rest, [path]: text })).toEqual([])
const broken = (path: string, text: string, rest: Record<string, string> = {}) =>
  expect(violations({ ...rest, [path]: text })).toEqual([expect.stringContaining(path)])

describe('the contract', () => {
  test.each(['zod', 'zod/mini', 'ibantools', './fields.ts'])('may import %s', from =>
    fine('contract/src/a.ts', imports(from)),
  )
  test.each(['kysely', 'node:fs', 'zodiac', '../../api/src/base/clock.ts', '@academy/api/app'])(
    'may not import %s',
    from => broken('contract/src/a.ts', imports(from)),
  )
  test('may import the test runner in its tests', () => fine('contract/src/a.test.ts', imports('vitest')))
})

describe('api and web', () => {
  test('may both import the contract', () => {
    fine('api/src/app.ts', imports('@academy/contract/accounts'))
    fine('web/src/main.tsx', imports('@academy/contract/accounts'))
  })
  test.each([
    ['api/src/app.ts', '../../web/src/main.tsx'],
    ['web/src/main.tsx', '../../api/src/app.ts'],
    ['e2e/visitor.spec.ts', '../api/src/app.ts'],
    ['e2e/visitor.spec.ts', '../web/src/lib/paths.ts'],
  ])('%s may not import %s', (path, from) => broken(path, imports(from)))
  test('are also checked for types, dynamic imports and re-exports', () => {
    broken('web/src/a.ts', "import type { App } from '../../api/src/app.ts'")
    broken('web/src/a.ts', "export const app = await import('../../api/src/app.ts')")
    broken('web/src/a.ts', "export * from '../../api/src/app.ts'")
  })
})

describe('a feature of the API', () => {
  test.each([
    '@academy/contract/accounts',
    '../../lib/clock.ts',
    '../../db/connection.ts',
    './rules.ts',
    'node:fs',
  ])('an operation may import %s', from => fine(accounts('login.ts'), imports(from)))
  test.each(['../../http/bind.ts', '../../app.ts', '../../config.ts', '../../../test/server.ts'])(
    'an operation may not import %s',
    from => broken(accounts('login.ts'), imports(from)),
  )
  test('may import the HTTP layer in its routes', () =>
    fine(accounts('routes.ts'), imports('../../http/bind.ts')))
  test('may import the queries of another feature', () =>
    fine(accounts('login.ts'), imports('../concerts/queries.ts')))
  test('may not import an operation of another feature', () =>
    broken(accounts('login.ts'), imports('../concerts/request.ts'), {
      [concerts('request.ts')]: '// asks\n',
    }))
  test('may import an operation of another feature that is marked as public in its first line', () =>
    fine(accounts('login.ts'), imports('../concerts/request.ts'), {
      [concerts('request.ts')]: '// public: rooms\n',
    }))
  test('may import anything in its tests', () => fine(accounts('login.test.ts'), imports('../../app.ts')))
})

describe('a feature of the pages', () => {
  const path = 'web/src/areas/access/accounts/login-page.tsx'
  test.each(['@academy/contract/accounts', '../../ui/alert.tsx', '../../lib/client.ts', './api.ts', 'react'])(
    'may import %s',
    from => fine(path, imports(from)),
  )
  test.each(['../concerts/api.ts', '../../app/router.tsx'])('may not import %s', from =>
    broken(path, imports(from)),
  )
})

describe('shared code imports no feature', () => {
  test.each([
    ['api/src/base/clock.ts', '../features/accounts/queries.ts'],
    ['api/src/base/clock.ts', '../http/bind.ts'],
    ['api/src/db/migrate.ts', '../features/accounts/queries.ts'],
    ['api/src/demo/seed.ts', '../../http/bind.ts'],
    ['web/src/ui/alert.tsx', '../features/accounts/api.ts'],
    ['web/src/base/client.ts', '../app/router.tsx'],
  ])('%s may not import %s', (path, from) => broken(path, imports(from)))
  test('the demo may import features', () =>
    fine('api/src/demo/seed.ts', imports('../../features/accounts/queries.ts')))
  test('lib may import the database', () => fine('api/src/base/audit.ts', imports('../db/connection.ts')))
})

describe('only routes import Fastify', () => {
  test.each([accounts('routes.ts'), 'api/src/http/bind.ts', 'api/src/app.ts'])(
    '%s may import fastify',
    path => fine(path, imports('fastify')),
  )
  test.each([accounts('login.ts'), 'api/src/base/clock.ts'])('%s may not import fastify', path =>
    broken(path, imports('fastify')),
  )
  test('other files may not import its plugins', () =>
    broken(accounts('login.ts'), imports('@fastify/multipart')))
})

describe('import cycles', () => {
  test('reports two files that import each other', () => {
    broken('api/src/base/a.ts', imports('./b.ts'), { 'api/src/base/b.ts': imports('./a.ts') })
  })
  test('reports a cycle of three files', () => {
    const rest = { 'api/src/base/b.ts': imports('./c.ts'), 'api/src/base/c.ts': imports('./a.ts') }
    broken('api/src/base/a.ts', imports('./b.ts'), rest)
  })
  test.each(['contract/src', 'api/src/base', 'web/src/ui', 'e2e', 'scripts', 'bench'])(
    'type imports count in %s too',
    folder => {
      const rest = { [`${folder}/b.ts`]: "import type { A } from './a.ts'" }
      broken(`${folder}/a.ts`, "import type { B } from './b.ts'", rest)
    },
  )
  test('allows two paths to the same file', () => {
    const rest = { 'api/src/base/b.ts': imports('./c.ts'), 'api/src/base/c.ts': '' }
    fine('api/src/base/a.ts', `${imports('./b.ts')}\n${imports('./c.ts')}`, rest)
  })
  test('reports two features that import each other through different files', () => {
    const found = violations({
      [accounts('login.ts')]: imports('../concerts/queries.ts'),
      [concerts('request.ts')]: imports('../accounts/queries.ts'),
    })
    expect(found).toEqual([
      expect.stringContaining('api/src/areas/concerts/requests -> api/src/areas/access/accounts'),
    ])
  })
})

describe('file names in a feature', () => {
  test.each([
    'routes.ts',
    'rules.ts',
    'queries.ts',
    'mails.ts',
    'reset-password.ts',
    'races.test.ts',
    'texts/de.ts',
  ])('%s is allowed', file => fine(accounts(file), ''))
  test.each([
    'resetPassword.ts',
    'Login.ts',
    'index.ts',
    'utils.ts',
    'login.sql',
    'login.kit.ts',
    'parts/login.ts',
  ])('%s is not allowed', file => broken(accounts(file), ''))
})

describe('feature names match in all workspaces', () => {
  test.each(['api/src/areas/lodging/bookings/book.ts', 'web/src/areas/lodging/bookings/page.tsx'])(
    '%s needs contract/src/lodging/bookings/endpoints.ts',
    path => {
      expect(violations({ [path]: '' })).toEqual([
        expect.stringContaining('contract/src/lodging/bookings/endpoints.ts'),
      ])
      fine(path, '', { 'contract/src/lodging/bookings/endpoints.ts': '' })
    },
  )
})

describe('only queries.ts contains SQL', () => {
  const statements = [
    "db.selectFrom('accounts')",
    "trx\n  .insertInto('accounts')",
    "db.updateTable('accounts')",
    "db.deleteFrom('accounts')",
    "import { sql } from 'kysely'",
  ]
  test.each(statements)('%s is reserved for queries.ts', text => {
    broken(accounts('login.ts'), text)
    fine(accounts('queries.ts'), text)
    fine(accounts('reset-queries.ts'), text)
  })
  test('a Kysely type is not SQL', () => fine(accounts('login.ts'), "import type { Kysely } from 'kysely'"))
  test('a test may access the database', () => fine(accounts('login.test.ts'), "db.selectFrom('accounts')"))
})

describe('locks are taken in one place', () => {
  test.each([
    '`select id from accounts where id = $1 for update`',
    '`select id from accounts for no key update`',
    '`select id from accounts for share of accounts`',
    "tx.selectFrom('accounts').forUpdate().execute()",
    "tx.selectFrom('accounts').forNoKeyUpdate().execute()",
  ])('only db/locks.ts and db/office-locks.ts may have %s', text => {
    broken(accounts('queries.ts'), text)
    fine('api/src/db/locks.ts', text)
    fine('api/src/db/office-locks.ts', text)
  })
  test.each(['pg_advisory_xact_lock(1)', 'pg_try_advisory_lock_shared(1)'])(
    'only db/advisory-locks.ts may have %s',
    text => {
      broken('api/src/jobs.ts', text)
      fine('api/src/db/advisory-locks.ts', text)
    },
  )
  test.each(['for update skip locked', 'for update of outbox skip locked', '.forUpdate()\n  .skipLocked()'])(
    'a query that skips locked rows is allowed anywhere: %s',
    text => fine('api/src/base/mail/queries.ts', text),
  )
  test('a test may take any lock', () => fine(accounts('races.test.ts'), 'for update'))
})

describe('a table is written by one feature', () => {
  const rest = { [accounts('queries.ts')]: "tx.insertInto('accounts').values(account)" }
  test.each([
    "tx.insertInto('accounts')",
    "tx\n  .updateTable('accounts')",
    "tx.deleteFrom('accounts')",
    '`insert into accounts (id) values ($1)`',
    '`update accounts set id = $1`',
    '`delete from accounts`',
  ])('another feature may not use %s', text => broken(concerts('queries.ts'), text, rest))
  test('another feature may read it', () =>
    fine(concerts('queries.ts'), "`select id from accounts` + tx.selectFrom('accounts')", rest))
  test('the owner may write it in several statements', () =>
    fine(accounts('queries.ts'), "tx.insertInto('accounts'); tx.deleteFrom('accounts')"))
  test('a second writer needs a reason in the list', () => {
    const text = "tx.updateTable('concert_requests')"
    fine('api/src/areas/concerts/evenings/queries.ts', text, {
      [concerts('queries.ts')]: text,
      'contract/src/concerts/evenings/endpoints.ts': '',
    })
  })
  test('a test may write any table', () => fine(concerts('a.test.ts'), '`delete from accounts`', rest))
})

describe('a CSS class belongs to one folder', () => {
  const hall = 'web/src/areas/concerts/requests/hall.css'
  const rest = {
    'web/src/ui/button.css': '.button, .button-quiet:is(.on, a) {}\n@media print {\n  .paper {}\n}',
    'web/src/areas/access/accounts/login.css': '.card { color: red }\n/* of a .row { } */ .card .row > a {}',
    'web/src/areas/programme/public-pages/home.css': '.stage {}',
  }
  test.each([
    '.seat {}',
    '.seat .card {}',
    '.seat:has(> .card, .stage) {}',
    'p + .button {}',
    '.button-wide {}',
    '.row {}',
    '.on, a {}',
    '@import "x.css"; .seat { background: url(x.card) }',
  ])('%s may be used in another', text => fine(hall, text, rest))
  test.each([
    '.card {}',
    '.card h2 {}',
    '.seat, .card:hover {}',
    '.button.seat {}',
    '@media print { .seat {} .paper {} }',
    '/* a */ .stage {}',
    '@import "x.css"; .card {}',
  ])('%s may not be used in another', text => broken(hall, text, rest))
  test('the folder ui owns its class names, whatever the reading order', () =>
    broken('web/src/app/shell/menu.css', '.button {}', rest))
  test('files of one folder may share a class', () =>
    fine('web/src/areas/access/accounts/profile.css', '.card {}', rest))
})

describe('maximum file length', () => {
  const lines = (count: number) => 'export {}\n'.repeat(count)
  test('250 lines are allowed', () => fine('web/src/ui/alert.tsx', lines(250)))
  test('251 lines are not allowed', () => broken('web/src/ui/alert.tsx', lines(251)))
  test('251 lines of queries are not allowed', () => broken(accounts('queries.ts'), lines(251)))
  test.each(['api/src/base/a.test.ts', 'api/src/demo/people.ts', 'api/src/db/migrations/0001_all.sql'])(
    '%s may be longer',
    path => fine(path, lines(251)),
  )
  test('a generated file may be longer', () =>
    fine('api/src/db/schema.ts', `// generated by a tool\n${lines(251)}`))
})

describe('rows of hand-written SQL are declared', () => {
  test.each(['sql<{ id: number }>`select 1`', 'sql<Row>`\n  with a as (select 1) select 1`'])(
    '%s is refused',
    text => broken('api/src/base/lease.ts', text),
  )
  test.each(['sql<boolean>`email is null`', 'fixedStatement<Row, []>({ id: number() })(`select 1`)'])(
    '%s is allowed',
    text => fine('api/src/base/lease.ts', text),
  )
})

describe('a pattern is compared', () => {
  const about = (value: string) => `expect(one).toMatchObject([{ text: ${value} }])`
  test('toMatchObject accepts any value for a bare one', () =>
    broken('api/src/base/a.test.ts', about('/no/')))
  test.each(['expect.stringMatching(/no/)', "'no'", 'lines.filter(line => /no/.test(line))'])(
    '%s is allowed',
    value => fine('api/src/base/a.test.ts', about(value)),
  )
})
