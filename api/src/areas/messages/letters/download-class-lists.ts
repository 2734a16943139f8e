import * as contract from '@academy/contract/messages/letters/endpoints'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { pdfResponse } from '../../../base/pdf/pdf-response.ts'
import { renderOnThread } from '../../../base/pdf/render-on-thread.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findHead } from '../../programme/index.ts'
import { findClassLists } from './queries.ts'
import { setClassList } from './texts/class-list.ts'
import { letterTexts } from './texts/letter-texts.ts'

export const downloadClassLists = serve(
  contract.classLists,
  async ({ db }, { query, locale: own, now, user, address }) => {
    const { masterclass_id, audience, locale = own } = query
    const head = await findHead(db, query.academy_id)
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
