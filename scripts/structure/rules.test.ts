import { describe, expect, test } from 'vitest'
import { violationsIn } from './rules.ts'
import { isCode, lineCount, readSource } from './source.ts'

// The examples are short; small-files.test.ts tests how short a file may be.
const asLongFile = (path: string, text: string) =>
  isCode(path) && lineCount(text) < 40 ? text + '\n//'.repeat(40) : text

/** Returns the violations in these files, given as paths with text. */
const violations = (files: Record<string, string>) =>
  violationsIn(Object.entries(files).map(([path, text]) => readSource(path, asLongFile(path, text))))
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
    ['e2e/visitor.spec.ts', '../web/src/base/pages/paths.ts'],
  ])('%s may not import %s', (path, from) => broken(path, imports(from)))
  test('are also checked for types, dynamic imports and re-exports', () => {
    broken('web/src/a.ts', "import type { App } from '../../api/src/app.ts'")
    broken('web/src/a.ts', "export const app = await import('../../api/src/app.ts')")
    broken('web/src/a.ts', "export * from '../../api/src/app.ts'")
  })
})

describe('pages and endpoints', () => {
  const from = "'@academy/contract/money/ledger/endpoints'"
  const page = 'web/src/areas/money/ledger/a.tsx'
  test.each([
    `import * as contract from ${from}\ncall(contract.invoices, {}, quiet)`,
    `import { invoices } from ${from}\ncall(invoices, {}, quiet)`,
    `import * as contract from ${from}\nexport type Body = InputOf<typeof contract.addInvoice>['body']`,
  ])('a page calls an endpoint: %s', text => fine(page, text))
  test.each([
    `import * as contract from ${from}\nparse(contract.addInvoice.body)`,
    `import { addInvoice as add } from ${from}\nparse(add.body)`,
  ])('a page reads no schema of an endpoint, which the build leaves out: %s', text => broken(page, text))
  test('a test does', () =>
    fine('web/src/areas/money/ledger/a.test.ts', `import { a } from ${from}\nparse(a.example)`))
})

describe('the order of areas', () => {
  const inside = (area: string) => `api/src/areas/${area}/things/a.ts`
  test.each([
    ['api/src/areas/concerts/requests/a.ts', '../../access/index.ts'],
    ['api/src/areas/concerts/requests/a.ts', '../../../db/connection.ts'],
    ['api/src/areas/concerts/requests/a.ts', '@academy/contract/money/invoices/schemas'],
    ['api/src/areas/concerts/requests/a.ts', '@academy/contract/messages'],
    ['api/src/http/a.ts', '@academy/contract/problems'],
    ['web/src/areas/concerts/office-pages/a.tsx', '@academy/contract/office/setup/schemas'],
    ['contract/src/concerts/requests/a.ts', '../../money/invoices/schemas.ts'],
    ['contract/src/endpoints.ts', './office/setup/endpoints.ts'],
    ['web/src/areas/concerts/requests/a.tsx', '../../money/invoices/api.ts'],
    ['web/src/areas/concerts/requests/a.tsx', '../../../ui/alert.tsx'],
    ['api/src/jobs.ts', './areas/office/setup/queries.ts'],
    ['api/src/demo/seed.ts', '../areas/office/setup/queries.ts'],
  ])('%s may import %s', (path, from) => fine(path, imports(from)))
  test.each([
    ['api/src/areas/access/accounts/a.ts', '../../concerts/index.ts'],
    ['api/src/base/clock.ts', '../areas/access/index.ts'],
    ['api/src/db/migrate.ts', '../areas/access/index.ts'],
    ['api/src/http/bind.ts', '../areas/access/index.ts'],
    ['api/src/areas/access/accounts/a.ts', '../../../demo/seed.ts'],
    ['contract/src/base/fields.ts', '../access/accounts/schemas.ts'],
    ['contract/src/base/fields.ts', '../messages.ts'],
    ['contract/src/access/accounts/a.ts', '../../office/setup/schemas.ts'],
    ['api/src/areas/concerts/requests/a.ts', '@academy/contract/office/setup/schemas'],
    ['api/src/base/clock.ts', '@academy/contract/access/accounts/schemas'],
    ['api/src/db/expressions.ts', '@academy/contract/people/consents/schemas'],
    ['web/src/areas/concerts/requests/a.tsx', '@academy/contract/office/setup/endpoints'],
    ['web/src/ui/alert.tsx', '@academy/contract/access/accounts/schemas'],
    ['web/src/areas/access/accounts/a.tsx', '../../concerts/requests/api.ts'],
    ['web/src/ui/alert.tsx', '../areas/access/accounts/api.ts'],
    ['web/src/base/client.ts', '../app/router.tsx'],
    ['web/src/areas/access/accounts/a.tsx', '../../../app/router.tsx'],
  ])('%s may not import %s', (path, from) => broken(path, imports(from)))
  test('counts imports of types, too', () =>
    broken(inside('access'), "import type { A } from '../../office/index.ts'"))
  test('a test may import anything', () =>
    fine('api/src/areas/access/accounts/a.test.ts', imports('../../office/setup/queries.ts')))
})

describe('the door of an area of the API', () => {
  const setup = 'api/src/areas/office/setup/a.ts'
  test.each(['../../access/accounts/queries.ts', '../../access/accounts/login.ts'])(
    'another area may not import %s',
    from => broken(setup, imports(from)),
  )
  test('the area itself does not use it', () => broken(setup, imports('../index.ts')))
  test('names its SQL apart', () => {
    const sql = "export { cardFields } from './masterclasses/queries.ts'"
    broken('api/src/areas/programme/index.ts', sql)
    fine('api/src/areas/programme/index.ts', `// Fragments of SQL, for statements\n\n${sql}`)
  })
  test.each(['api/src/jobs.ts', 'api/src/cli/admin.ts'])('%s may import every file', path =>
    fine(path, imports(`${path.includes('cli') ? '../' : './'}areas/access/accounts/login.ts`)),
  )
})

describe('a widget', () => {
  test.each(['@academy/contract/base/days', '@academy/contract/messages'])('may import %s', from =>
    fine('web/src/ui/alert.tsx', imports(from)),
  )
  test('may not import an area of the contract', () =>
    broken('web/src/ui/alert.tsx', imports('@academy/contract/money/invoices/schemas')))
  test('may be tested with one', () =>
    fine('web/src/ui/alert.browser.test.tsx', imports('@academy/contract/money/invoices/schemas')))
})

describe('an area of the API', () => {
  test.each(['../../../http/bind.ts', '../../../app.ts', '../../../../test/server.ts'])(
    'an operation may not import %s',
    from => broken(accounts('login.ts'), imports(from)),
  )
})

describe('a page', () => {
  const page = 'web/src/areas/lodging/personal-pages/stay.tsx'
  test('may use the parts of every area', () => fine(page, imports('../../office/setup/api.ts')))
  test.each(['../../office/office-pages/person.tsx', '../../../app/router.tsx'])('may not import %s', from =>
    broken(page, imports(from)),
  )
  test('is unknown to a part', () =>
    broken('web/src/areas/lodging/bookings/wizard.tsx', imports('../personal-pages/stay.tsx')))
})

describe('only the HTTP layer imports Fastify', () => {
  test.each(['api/src/http/bind.ts', 'api/src/app.ts'])('%s may import fastify', path =>
    fine(path, imports('fastify')),
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
  test('reports two folders of an area that import each other through different files', () => {
    const found = violations({
      [accounts('login.ts')]: imports('../sessions/queries.ts'),
      'api/src/areas/access/sessions/end.ts': imports('../accounts/queries.ts'),
    })
    expect(found).toEqual([expect.stringContaining('api: access/accounts -> api: access/sessions')])
  })
})

describe('file names in a folder of an area', () => {
  test.each([
    'rules.ts',
    'queries.ts',
    'mails.ts',
    'reset-password.ts',
    'races.test.ts',
    'races.rounds.test.ts',
    'races.long.test.ts',
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

describe('area names match in all workspaces', () => {
  test.each([
    'api/src/areas/hall/seats/book.ts',
    'web/src/areas/hall/page.tsx',
    'contract/src/hall/seats.ts',
  ])('%s is in no known area', path =>
    expect(violations({ [path]: '' })).toEqual([expect.stringContaining('hall')]),
  )
  test('the door stands beside the folders of an area, and nothing else', () => {
    for (const file of ['index.ts', 'operations.ts', 'README.md']) fine(`api/src/areas/lodging/${file}`, '')
    broken('api/src/areas/lodging/queries.ts', '')
  })
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
  test.each([
    "import { replaceLocks } from '../../../db/row-lock.ts'",
    "import * as locks from '../../../db/row-lock.ts'",
    "const locks = await import('../../../db/row-lock.ts')",
    "import { withoutLocks } from '../../../../test/without-locks.ts'",
  ])('nothing but tests may take locks away: %s', text => {
    broken('api/src/base/jobs/a/remind.ts', text)
    broken('api/src/base/jobs/a/remind-test-kit.ts', text)
  })
  test('a test takes locks away with withoutLocks alone', () => {
    fine(accounts('races.test.ts'), imports('../../../../test/without-locks.ts'))
    broken(accounts('races.test.ts'), "import { replaceLocks } from '../../../db/row-lock.ts'")
    fine('api/test/without-locks.ts', "import { replaceLocks } from '../src/db/row-lock.ts'")
    fine('api/src/db/locks.ts', "import { lockStatement } from './row-lock.ts'")
  })
})

describe('a table is written by one folder', () => {
  const rest = { [accounts('queries.ts')]: "tx.insertInto('accounts').values(account)" }
  test.each([
    "tx.insertInto('accounts')",
    "tx\n  .updateTable('accounts')",
    "tx.deleteFrom('accounts')",
    '`insert into accounts (id) values ($1)`',
    '`update accounts set id = $1`',
    '`delete from accounts`',
  ])('another folder may not use %s', text => broken(concerts('queries.ts'), text, rest))
  test('another folder may read it', () =>
    fine(concerts('queries.ts'), "`select id from accounts` + tx.selectFrom('accounts')", rest))
  test('the owner may write it in several statements', () =>
    fine(accounts('queries.ts'), "tx.insertInto('accounts'); tx.deleteFrom('accounts')"))
  test('a second writer needs a reason in the list', () => {
    const text = "tx.updateTable('concert_requests')"
    fine('api/src/areas/concerts/evenings/queries.ts', text, {
      [concerts('queries.ts')]: text,
    })
  })
  test('a test may write any table', () => fine(concerts('a.test.ts'), '`delete from accounts`', rest))
})

describe('a CSS class belongs to one area', () => {
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
  test('files of one area may share a class', () =>
    fine('web/src/areas/access/accounts/profile.css', '.card {}', rest))
})

describe('buttons are components', () => {
  const note = 'web/src/areas/access/accounts/note.tsx'
  test.each([
    '<Button look="quiet" className="row-edit" type="button">a</Button>',
    '<p className="row-buttons button-row">{t("button")}</p>',
    "page.querySelector('.text-button')",
  ])('%s is allowed', text => fine(note, text))
  test.each([
    '<a className="wide button">a</a>',
    '<Link className={isQuiet ? "row" : "button"}>a</Link>',
    '<p className={`wide button`}>a</p>',
    "const looks = { copy: 'text-button' }",
    "import '../../../ui/button.css'",
  ])('%s is refused', text => broken(note, text))
  test('their file names the classes and imports the style sheet', () =>
    fine('web/src/ui/button.tsx', "import './button.css'\nconst quiet = 'button button-quiet'"))
})

describe('maximum file length', () => {
  const lines = (count: number) => 'export {}\n'.repeat(count)
  test('250 lines are allowed', () => fine('web/src/ui/alert.tsx', lines(250)))
  test('the table of a test may be longer', () => fine('api/test/http/access-table.fixture.ts', lines(500)))
  test('251 lines are not allowed', () => broken('web/src/ui/alert.tsx', lines(251)))
  test('251 lines of queries are not allowed', () => broken(accounts('queries.ts'), lines(251)))
  test.each(['api/src/base/a.test.ts', 'api/src/demo/people.ts', 'api/src/db/migrations/0001_all.sql'])(
    '%s may be longer',
    path => fine(path, lines(251)),
  )
  test('a generated file may be longer', () =>
    fine('api/src/db/schema.ts', `// generated by a tool\n${lines(251)}`))
})

describe('a test with rounds', () => {
  const text = imports('../../../../test/rounds.ts')
  test('has the name that the long list looks for', () => fine(accounts('races.rounds.test.ts'), text))
  test('is refused with another name', () => broken(accounts('races.test.ts'), text))
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
