import { describe, expect, test } from 'vitest'
import { withoutMentions, withoutMentionsIn } from './mentions.ts'

const anna = { account_id: 62, full_name: 'Anna Huber', email: 'anna@example.org' }
const of = (full_name: string, email: string | null = null) => ({ account_id: 62, full_name, email })

describe('a name as whole words', () => {
  test.each([
    ['Anna Huber hat zugesagt.', 'Person 62 hat zugesagt.'],
    ['„Anna Huber“, (Anna Huber)', '„Person 62“, (Person 62)'],
    ['Anna Huber’s place, Anna Huber: yes', 'Person 62’s place, Person 62: yes'],
    ['als Nächstes Anna\nHuber', 'als Nächstes Person 62'],
    ['Johanna Huber', 'Johanna Huber'],
    ['Anna Huberova, Anna Huberčík', 'Anna Huberova, Anna Huberčík'],
    ['Anna Huber-Klein, Maria-Anna Huber', 'Anna Huber-Klein, Maria-Anna Huber'],
    ['anna huber', 'anna huber'],
    ['Anna Hubér', 'Anna Hubér'],
  ])('%s', (text, expected) => expect(withoutMentions(text, anna)).toBe(expected))

  test.each([
    ['n a', 'ein alter Mann a', 'ein alter Mann a'],
    ['": "1"', '{"a": "1"}', '{"a": "1"}'],
    [': "1"', '{"a": "1"}', '{"a"Person 62}'],
    ['. .', 'a b', 'a b'],
    ['$& $1', 'paid $& $1', 'paid Person 62'],
    ['a\\b [c', 'by a\\b [c', 'by Person 62'],
  ])('odd ones: %s in %s', (name, text, expected) => expect(withoutMentions(text, of(name))).toBe(expected))
})

describe('an address as a whole', () => {
  test.each([
    ['from anna@example.org.', 'from person-62@erased.invalid.'],
    ['<Anna@Example.org>, anna@example.org', '<person-62@erased.invalid>, person-62@erased.invalid'],
    ['johanna@example.org', 'johanna@example.org'],
    ['j.anna@example.org, x+anna@example.org', 'j.anna@example.org, x+anna@example.org'],
    ['anna@example.org.uk, anna@example.orgx', 'anna@example.org.uk, anna@example.orgx'],
  ])('%s', (text, expected) => expect(withoutMentions(text, anna)).toBe(expected))

  test('stays if it was not confirmed', () =>
    expect(withoutMentions('anna@example.org', of('Anna Huber'))).toBe('anna@example.org'))
})

test('the names of others in the same text stay, also that of a namesake', () => {
  const text = 'Anna Huber, Anna Huber Mayr'
  expect(withoutMentions(text, anna, ['Anna Huber Mayr'])).toBe('Person 62, Anna Huber Mayr')
  expect(withoutMentions(text, anna, ['Anna Huber'])).toBe(text)
})

test('every text in JSON, and nothing else of it', () => {
  const value = { email: 'anna@example.org', was: [null, 'Anna Huber', 3], deep: { is: true } }
  const expected = { email: 'person-62@erased.invalid', was: [null, 'Person 62', 3], deep: { is: true } }
  expect(withoutMentionsIn(value, anna, [])).toEqual(expected)
})
