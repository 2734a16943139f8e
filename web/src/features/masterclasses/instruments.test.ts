import { exampleCard, type MasterclassCard } from '@academy/contract/masterclasses/schemas'
import { expect, test } from 'vitest'
import { instrumentKey, instrumentsOf, selectMasterclasses } from './instruments.ts'

const cello = { ...exampleCard.instrument, position: 1 }
// The order is that of the office, not that of the ids.
const organ = { ...cello, id: 2, name_de: 'Orgel', name_en: 'Organ', position: 8 }
const card = (id: number, instrument: MasterclassCard['instrument'], start_date: string) => ({
  ...exampleCard,
  id,
  instrument,
  start_date,
})
const all = [card(1, organ, '2027-08-01'), card(2, cello, '2027-08-05'), card(3, cello, '2027-08-02')]
const idsOf = (masterclasses: MasterclassCard[]) => masterclasses.map(({ id }) => id)

test('each instrument is offered once, in the order of the office', () => {
  expect(instrumentsOf(all)).toEqual([cello, organ])
})

test('without a choice all masterclasses are shown, by instrument and date', () => {
  expect(idsOf(selectMasterclasses(all))).toEqual([3, 2, 1])
})

test('an instrument is selected by its English name, and one without masterclasses gives an empty list', () => {
  expect(idsOf(selectMasterclasses(all, 'organ'))).toEqual([1])
  expect(selectMasterclasses(all, 'harp')).toEqual([])
})

test.each([
  ['Cello', 'cello'],
  ['Double bass', 'double-bass'],
  [' Piano à quatre mains ', 'piano-a-quatre-mains'],
])('%s is %s in a URL', (name_en, key) => {
  expect(instrumentKey({ name_de: 'Anders', name_en })).toBe(key)
})
