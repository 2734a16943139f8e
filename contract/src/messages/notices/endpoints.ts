import { endpoint } from '../../base/endpoint.ts'
import { NoticeChoice, NoticeChoices } from './schemas.ts'

const exampleChoices: NoticeChoices = {
  notices: [
    { kind: 'assigned', is_wanted: true },
    { kind: 'class_final', is_wanted: true },
    { kind: 'repertoire_changed', is_wanted: false },
  ],
}

const choices = {
  path: '/api/user/notices',
  access: 'signed-in',
  status: 200,
  reply: NoticeChoices,
} as const

export const noticeChoices = endpoint({
  ...choices,
  method: 'GET',
  summary: 'The mails to teachers and accompanists that concern one, and whether one gets them',
  example: { reply: exampleChoices },
})

export const chooseNotice = endpoint({
  ...choices,
  method: 'PUT',
  summary: 'Choose whether to get one of the mails to teachers and accompanists',
  body: NoticeChoice,
  refuses: ['not_found'],
  example: { body: { kind: 'repertoire_changed', is_wanted: false }, reply: exampleChoices },
})
