import type { Locale } from '@academy/contract/base/locale'
import { LetterKind } from '@academy/contract/messages/letters/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import type { Tx } from '../../../db/connection.ts'
import { findLetterHead } from '../../programme/index.ts'
import { renderLetters } from './print-letters.ts'
import { findLetterPeople, findOwnLetterFacts } from './queries.ts'
import { letterFileName, ownRefusalOf } from './rules.ts'
import { letterTexts } from './texts/letter-texts.ts'

export interface OwnPaper {
  kind: LetterKind
  academy_id: number
  /** The name of the file. */
  name: string
}

/** Lists the letters that a person can have now, of each academy. */
export const findOwnPapers = async (
  tx: Tx,
  { id, locale, now }: { id: number; locale: Locale; now: Date },
): Promise<OwnPaper[]> => {
  const today = dayInVienna(now)
  return (await findOwnLetterFacts(tx, id)).flatMap(facts =>
    LetterKind.options
      .filter(kind => ownRefusalOf(kind, facts, today) === undefined)
      .map(kind => ({
        kind,
        academy_id: facts.academy_id,
        name: letterFileName(letterTexts[locale][kind].fileName, facts, [facts]),
      })),
  )
}

/** Renders one of these letters. */
export const renderOwnPaper = async (
  tx: Tx,
  { kind, academy_id }: OwnPaper,
  { id, locale, now }: { id: number; locale: Locale; now: Date },
): Promise<Uint8Array | undefined> => {
  const head = await findLetterHead(tx, academy_id)
  const people = await findLetterPeople(tx, academy_id, [id])
  if (!head || people.length === 0) return undefined
  return (await renderLetters({ kind, head, people, locale, now })).pdf
}
