import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { composerLife } from '../concerts/repertoire/schemas.ts'
import { ConcertRequestInput } from '../concerts/requests/schemas.ts'
import { RefundRequestInput } from '../money/refunds/schemas.ts'
import { ArrivalDataInput, PaperConsentInput, ParentConsentInput } from '../people/arrival-details/schemas.ts'
import { BoardMember } from '../site/association/schemas.ts'
import {
  day,
  email,
  euros,
  id,
  latinName,
  line,
  nameLine,
  nameText,
  newPassword,
  optionalName,
  password,
  pathId,
  personName,
  personTitle,
  text,
} from './fields.ts'

const NUL = String.fromCharCode(0)
const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(issue => issue.message) ?? []

describe('an e-mail address', () => {
  test.each([
    'mira@example.org',
    '  mira@example.org ',
    'mira.talbach+cello@mail.example.org',
    'mïra@exämple.org',
    "o'brien_x/y=z@sub.ex-ample.co.uk",
    'mira@例え.テスト',
    `${'a'.repeat(242)}@example.org`,
  ])('is accepted: %j', address => {
    expect(email.parse(address)).toBe(address.trim())
  })

  test.each(['', '   ', undefined, null, 7, ['a@b.c'], {}])('counts as missing: %j', value => {
    expect(messagesOf(email, value)).toEqual(['EMAIL_REQUIRED'])
  })

  test.each([
    'mira',
    'mira@example',
    '@example.org',
    'mira@',
    'mira@@example.org',
    'mi ra@example.org',
    'mira@example.org, other@example.org',
    'mira@example.org;other@example.org',
    'Mira <mira@example.org>',
    '"mira"@example.org',
    'mira(cello)@example.org',
    'mira@example.org\r\nBcc: all@example.org',
    `mira${NUL}@example.org`,
    `${'a'.repeat(243)}@example.org`,
    'a@b..cc',
    'mira@example.org.',
    'mira@.example.org',
    'mira@-example.org',
    'mira@example-.org',
    'mira@exam_ple.org',
    'mira@exam\u200bple.org',
    `mira@${'x'.repeat(64)}.org`,
    '.mira@example.org',
    'mira.@example.org',
    'mira..talbach@example.org',
    'mi\u202era@example.org',
    'mi[r]a@example.org',
  ])('is refused: %j', address => {
    expect(messagesOf(email, address)).toEqual(['EMAIL_INVALID'])
  })
})

describe('a password', () => {
  test.each(['Abcdefgh', 'ÄÖÜäöüäö', 'Musik-Sommer-1', '  Aa      ', `Aa${'x'.repeat(198)}`])(
    'can be chosen: %j',
    chosen => {
      // Never trimmed or normalised: spaces may be intended.
      expect(newPassword.parse(chosen)).toBe(chosen)
    },
  )

  test.each([
    ['Abcdefg', 'PASSWORD_RULE'],
    ['abcdefgh', 'PASSWORD_RULE'],
    ['ABCDEFGH', 'PASSWORD_RULE'],
    ['12345678', 'PASSWORD_RULE'],
    ['', 'PASSWORD_REQUIRED'],
    [undefined, 'PASSWORD_REQUIRED'],
    [12345678, 'PASSWORD_REQUIRED'],
    [`Aa${'x'.repeat(199)}`, 'TOO_LONG'],
  ])('cannot be chosen: %j (%s)', (chosen, message) => {
    expect(messagesOf(newPassword, chosen)).toEqual([message])
  })

  test('at login can be any that was ever allowed', () => {
    expect(password.parse('a')).toBe('a')
    expect(messagesOf(password, '')).toEqual(['PASSWORD_REQUIRED'])
    expect(messagesOf(password, 'x'.repeat(201))).toEqual(['TOO_LONG'])
  })
})

describe('a text', () => {
  test.each([
    ['  Talbach ', 'Talbach'],
    ['x'.repeat(10), 'x'.repeat(10)],
    [`  ${'x'.repeat(10)}  `, 'x'.repeat(10)],
  ])('%j is stored as %j', (typed, kept) => {
    expect(text(10).parse(typed)).toBe(kept)
  })

  test.each([
    ['', 'REQUIRED'],
    [' \t\n', 'REQUIRED'],
    [undefined, 'REQUIRED'],
    [null, 'REQUIRED'],
    [5, 'REQUIRED'],
    ['x'.repeat(11), 'TOO_LONG'],
    [`a${NUL}b`, 'INVALID'],
  ])('%j is refused: %s', (typed, message) => {
    expect(messagesOf(text(10), typed)).toEqual([message])
  })
})

describe('a line', () => {
  test.each([
    ['Seeweg\t2', 'Seeweg 2'],
    ['\tSeeweg 2\r\n', 'Seeweg 2'],
    ['A\tB\tC\n', 'A B C'],
  ])('copied from a spreadsheet, %j, is stored as %j', (typed, kept) => {
    expect(line(10).parse(typed)).toBe(kept)
    expect(personTitle.parse(typed)).toBe(kept)
  })

  test.each(['Seeweg\n2', 'See\u202eweg', 'See\u200bweg', 'See\u0007weg'])('%j is refused', typed => {
    expect(messagesOf(line(10), typed)).toEqual(['INVISIBLE_CHARACTERS'])
    expect(messagesOf(personTitle, typed)).toEqual(['INVISIBLE_CHARACTERS'])
  })
})

describe('a text that is too long', () => {
  // Normalising 100,000 alternating marks takes minutes, because the sorting is quadratic.
  const marks = '\u0301\u0316'.repeat(50_000)

  test.each([
    ['a name', personName],
    ['a title', personTitle],
    ['a line', line(100)],
  ])('is refused before it is inspected: %s', (_, schema) => {
    expect(messagesOf(schema, `https://example.org/\u202e${'x'.repeat(100)}`)).toEqual(['TOO_LONG'])
    expect(messagesOf(schema, marks)).toEqual(['TOO_LONG'])
  })
})

describe('the name of a person', () => {
  const optional = { 'an optional name': optionalName(100), 'a Latin name': latinName }
  const names = {
    'a name': personName,
    'a line with a name': nameLine(100),
    'a text with a name': nameText(100),
    ...optional,
  }

  describe.each(Object.entries(names))('%s', (_, schema) => {
    test.each([':', '"1"', '1', '-', '. .', '🎻', '\u0301', '&'])('%j has no letter', typed => {
      expect(messagesOf(schema, typed)).toEqual(['NAME_WITHOUT_LETTER'])
    })

    test.each(['Ö', 'O’', 'Anna 2.', '-x-'])('%j has one', typed => {
      expect(schema.parse(typed)).toBe(typed)
    })
  })

  test.each(['李', 'Ы', 'ش'])('%j is a letter', typed => expect(personName.parse(typed)).toBe(typed))

  test.each(Object.entries(optional))('%s can be empty', (_, schema) => expect(schema.parse(' ')).toBe(''))

  test('has one error only if it is empty', () => {
    expect(messagesOf(personName, ' ')).toEqual(['REQUIRED'])
  })

  test.each<[string, z.ZodType, object, string]>([
    ['a member of the board', BoardMember, { name: '1' }, 'name'],
    ['who gets money back', RefundRequestInput, { account_holder: '"' }, 'account_holder'],
    ['who is called in an emergency', ArrivalDataInput, { emergency_name: '?' }, 'emergency_name'],
    ['a parent', ParentConsentInput, { parent_name: '-' }, 'parent_name'],
    ['a parent on paper', PaperConsentInput, { parent_name: '-' }, 'parent_name'],
    ['a partner', ConcertRequestInput, { chamber_ensemble: [{ name: '2' }] }, 'chamber_ensemble.0.name'],
    ['a composer', z.object(composerLife), { last_name: '*' }, 'last_name'],
  ])('of %s needs a letter', (_, schema, typed, field) => {
    const issues = schema.safeParse(typed).error?.issues ?? []
    expect(issues.find(({ path }) => path.join('.') === field)?.message).toBe('NAME_WITHOUT_LETTER')
  })
})

describe('a date', () => {
  test.each(['2027-01-01', '2027-12-31', '2028-02-29', '2000-02-29', '1900-01-01', '2199-12-31'])(
    '%s is valid',
    value => {
      expect(day.parse(value)).toBe(value)
    },
  )

  test.each([
    '2027-02-29',
    '2100-02-29',
    '2027-02-30',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '2027-1-1',
    '27-01-01',
    '01.02.2027',
    '1899-12-31',
    '2200-01-01',
    '2027-01-01T00:00:00Z',
    ' 2027-01-01',
    '2027-01-01\n',
    '',
    null,
    20270101,
  ])('%j is invalid', value => {
    expect(messagesOf(day, value)).toContain('DATE_INVALID')
  })
})

describe('an id', () => {
  test.each([1, 2_147_483_647])('%j is valid, in a body and in a path', value => {
    expect(id.parse(value)).toBe(value)
    expect(pathId.parse(String(value))).toBe(value)
  })

  test.each([0, -1, 1.5, 2_147_483_648, Number.NaN, Number.POSITIVE_INFINITY, '1', null, [1]])(
    '%j is invalid in a body',
    value => {
      expect(id.safeParse(value).success).toBe(false)
    },
  )

  test.each([
    '0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '1\n',
    '١',
    '2147483648',
    '9999999999',
    '',
  ])('%j is invalid in a path', value => {
    expect(pathId.safeParse(value).success).toBe(false)
  })
})

describe('an amount', () => {
  test.each([0.01, 1, 37.1, 75, 99_999.99, 100_000])('%d is valid', amount => {
    expect(euros.safeParse(amount).success).toBe(true)
  })
  // The smallest ones would be rounded to zero.
  test.each([0, -1, 37.505, 100_000.01, 1e-9, 8.2e-109, Number.NaN, Number.POSITIVE_INFINITY, '75', null])(
    '%s is invalid',
    amount => {
      expect(euros.safeParse(amount).error?.issues[0]?.message).toBe('AMOUNT_INVALID')
    },
  )
})
