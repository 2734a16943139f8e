import { z } from 'zod'
import { flag, messageKey } from '../../base/fields.ts'
import { noticeKinds } from './kinds.ts'

const NoticeKind = z.enum(noticeKinds, messageKey('CHOOSE_ONE'))

/** The mails that concern the person, and whether they are sent. */
export const NoticeChoices = z.object({
  notices: z.array(z.object({ kind: NoticeKind, is_wanted: z.boolean() })),
})
export type NoticeChoices = z.infer<typeof NoticeChoices>

export const NoticeChoice = z.object({ kind: NoticeKind, is_wanted: flag('CHOOSE_ONE') })
