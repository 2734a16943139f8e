import * as contract from '@academy/contract/messages/letters/endpoints'
import { MAX_LETTERS } from '@academy/contract/messages/letters/endpoints'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { pdfResponse, renderOnThread } from '../../../base/pdf/pdf-response.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { listPeople } from '../../people/index.ts'
import { findLetterHead } from '../../programme/index.ts'
import { printLetters, refuseUnlessPrintable } from './print-letters.ts'
import { findClassLists, findLetterPeople, findOwnLetterFacts } from './queries.ts'
import { ownLettersOf, ownRefusalOf, refusalOf } from './rules.ts'
import { setClassList } from './texts/class-list.ts'
import { letterTexts } from './texts/letter-texts.ts'

export const listOwnLetters = serve(contract.ownLetters, async ({ db, clock }, { user }) => {
  const today = clock.today()
  return (await findOwnLetterFacts(db, user.id)).map(facts => ownLettersOf(facts, today))
})

export const downloadLetter = serve(
  contract.letter,
  async (services, { params, query, now, user, address }) => {
    const head = await findLetterHead(services.db, query.academy_id)
    if (!head) throw problem('not_found')
    const people = await findLetterPeople(services.db, head.academy_id, [params.id])
    refuseUnlessPrintable(params.kind, people)
    return printLetters(services, {
      kind: params.kind,
      head,
      people,
      locale: query.locale,
      now,
      address,
      actor_id: user.id,
    })
  },
)

export const downloadOwnLetter = serve(
  contract.ownLetter,
  async (services, { params, query, now, user, address }) => {
    const { db, clock } = services
    const { id: academy_id, kind } = params
    const facts = (await findOwnLetterFacts(db, user.id)).find(one => one.academy_id === academy_id)
    if (!facts) throw problem('letter_without_place')
    const refusal = ownRefusalOf(kind, facts, clock.today())
    if (refusal) throw problem(refusal)
    await guard(db, [{ name: 'own-letters', subject: String(user.id), max: 30, seconds: 3600 }])
    const head = await findLetterHead(db, academy_id)
    if (!head) throw problem('not_found')
    const people = await findLetterPeople(db, academy_id, [user.id])
    return printLetters(services, {
      kind,
      head,
      people,
      locale: query.locale,
      now,
      address,
      actor_id: user.id,
    })
  },
)

export const downloadClassLists = serve(
  contract.classLists,
  async ({ db }, { query, locale: own, now, user, address }) => {
    const { masterclass_id, audience, locale = own } = query
    const head = await findLetterHead(db, query.academy_id)
    if (!head) throw problem('not_found')
    const all = await findClassLists(db, head.academy_id, masterclass_id)
    if (masterclass_id !== undefined && all.length === 0) throw problem('not_found')
    const lists = all.filter(({ participants }) => participants.length > 0)
    if (lists.length === 0) throw problem('no_participants')
    const texts = letterTexts[locale].classList
    const pdf = await renderOnThread({
      title: texts.all,
      subject: head[`site_name_${locale}`],
      author: head.association,
      language: locale,
      created_at: now,
      content: lists.map((list, index) => setClassList(list, { locale, audience, isFirst: index === 0 })),
    })
    await audit(db, {
      at: now,
      action: 'class_lists_printed',
      actor_id: user.id,
      address,
      details: {
        academy_id: head.academy_id,
        audience,
        masterclass_ids: lists.map(({ id }) => String(id)),
        count: lists.reduce((sum, { participants }) => sum + participants.length, 0),
      },
    })
    return pdfResponse(pdf, `${texts.fileName}-${dayInVienna(now)}.pdf`)
  },
)

export const downloadLetters = serve(
  contract.letters,
  async (services, { params, body, locale, now, user, address }) => {
    const { kind } = params
    const { academy_id, ids, locale: chosen, ...filter } = body
    const head = await findLetterHead(services.db, academy_id)
    if (!head) throw problem('not_found')
    const { people: listed, total } = await listPeople(services.db, {
      ...filter,
      // Of a view without a kind, certificates concern the participants only.
      ...(!ids && kind === 'certificate' && { kind: filter.kind ?? 'participant' }),
      academy_id: head.academy_id,
      ids,
      locale,
      today: dayInVienna(now),
      limit: MAX_LETTERS,
      offset: 0,
    })
    if (total > MAX_LETTERS) throw problem('too_many_letters')
    const found = await findLetterPeople(
      services.db,
      head.academy_id,
      listed.map(({ id }) => id),
    )
    // Selected people are all meant; of a whole view, those who can have the letter.
    const reasons = ['not_participating', 'not_invited']
    const people = ids ? found : found.filter(person => !reasons.includes(refusalOf(kind, person) ?? ''))
    if (people.length === 0) throw problem('no_participants')
    refuseUnlessPrintable(kind, people)
    const places = people.map(person => ({
      ...person,
      places: person.places.filter(({ id }) => !filter.masterclass_id || id === filter.masterclass_id),
    }))
    const printed = kind === 'certificate' ? places.filter(one => one.places.length > 0) : people
    const printedIds = new Set(printed.map(({ id }) => id))
    return printLetters(services, {
      kind,
      head,
      people: printed,
      leftOut: found.filter(({ id }) => !printedIds.has(id)).map(({ full_name }) => full_name),
      locale: chosen,
      now,
      address,
      actor_id: user.id,
    })
  },
)
