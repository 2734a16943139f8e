import type { Locale } from '@academy/contract/base/locale'
import type { LetterKind } from '@academy/contract/messages/letters/endpoints'
import {
  MAX_LEFT_OUT_NAMES,
  PRINTED_HEADER,
  type PrintedLetters,
} from '@academy/contract/messages/letters/printed'
import type { Content } from 'pdfmake'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import type { HttpResponse } from '../../../base/http-response.ts'
import { pdfResponse, renderOnThread } from '../../../base/pdf/pdf-response.ts'
import { problem } from '../../../base/problem.ts'
import { concernedOf } from '../../../base/refuse-if-in-use.ts'
import type { Services } from '../../../base/services.ts'
import type { LetterHead } from '../../programme/index.ts'
import type { LetterPerson } from './queries.ts'
import { letterFileName, refusalOf } from './rules.ts'
import { setCertificate } from './texts/certificate.ts'
import { setInvitation } from './texts/invitation.ts'
import { letterTexts } from './texts/letter-texts.ts'

const layouts = { certificate: setCertificate, invitation: setInvitation } satisfies Record<
  LetterKind,
  unknown
>

/** Refuses with the names of all who cannot have the letter for the first reason that occurs. */
export const refuseUnlessPrintable = (kind: LetterKind, people: readonly LetterPerson[]): void => {
  const code = people.map(person => refusalOf(kind, person)).find(Boolean)
  if (!code) return
  const names = people.filter(person => refusalOf(kind, person) === code).map(one => one.full_name)
  throw problem(code, { concerned: concernedOf([{ kind: 'people', names }]) })
}

const summaryOf = (printed: number, leftOut: readonly string[]): string =>
  JSON.stringify({
    printed,
    left_out: leftOut.length,
    names: leftOut.slice(0, MAX_LEFT_OUT_NAMES),
  } satisfies PrintedLetters)

interface Print {
  kind: LetterKind
  head: LetterHead
  people: readonly LetterPerson[]
  /** The language of each person if undefined. */
  locale: Locale | undefined
  now: Date
  /** The network address of the actor. */
  address: string
  actor_id: number
  /** The names of those to whom the letter does not apply. */
  leftOut?: readonly string[]
}

type PrintToRender = Pick<Print, 'kind' | 'head' | 'people' | 'locale' | 'now'>

/** Renders the letters into one file, each on pages of its own. */
export const renderLetters = async ({ kind, head, people, now, locale }: PrintToRender) => {
  const today = dayInVienna(now)
  const localeOf = (person: LetterPerson) => locale ?? person.locale
  const [first] = people
  if (!first) throw problem('not_found')
  const texts = letterTexts[localeOf(first)][kind]
  const pdf = await renderOnThread({
    title: texts.title,
    subject: people.length === 1 ? first.full_name : head[`site_name_${localeOf(first)}`],
    author: head.association,
    language: localeOf(first),
    created_at: now,
    hasNoFooter: true,
    content: people.map(
      (person, index): Content => ({
        stack: [layouts[kind](head, person, localeOf(person), today)],
        ...(index > 0 && { pageBreak: 'before' as const }),
      }),
    ),
  })
  return { pdf, first, fileName: letterFileName(texts.fileName, head, people) }
}

/** Renders letters and records it. */
export const printLetters = async ({ db }: Services, print: Print): Promise<HttpResponse> => {
  const { kind, head, people, now } = print
  const { pdf, first, fileName } = await renderLetters(print)
  await audit(db, {
    at: now,
    action: 'letters_printed',
    actor_id: print.actor_id,
    address: print.address,
    ...(people.length === 1 && { account_id: first.id }),
    details: {
      kind,
      academy_id: head.academy_id,
      count: people.length,
      account_ids: people.map(({ id }) => String(id)),
    },
  })
  const summary = summaryOf(people.length, print.leftOut ?? [])
  return pdfResponse(pdf, fileName, {
    [PRINTED_HEADER]: encodeURIComponent(summary),
  })
}
