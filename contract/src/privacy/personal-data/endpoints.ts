import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { DataExport, exampleExport, ShownExport, StoredTopic } from './schemas.ts'

export const personalDataTopics = endpoint({
  method: 'GET',
  path: '/api/personal-data',
  access: 'anyone',
  summary: 'What is kept about people, why and for how long, in the language of the request',
  status: 200,
  reply: z.array(StoredTopic),
  stored: true,
  example: {
    reply: [
      {
        topic: 'Profile and addresses',
        data: ['Date of birth', 'Nationality', 'City'],
        purposes: ['To perform our contract with you (Art. 6(1)(b) GDPR)'],
        retentions: ['until you delete the account, at most 3 years after the last login'],
      },
    ],
  },
})

export const dataExport = endpoint({
  method: 'GET',
  path: '/api/user/personal-data',
  access: 'signed-in',
  summary: 'The archive with everything about oneself: whether it is made, and how far it is',
  status: 200,
  reply: ShownExport,
  example: { reply: exampleExport },
})

const waiting: DataExport = {
  state: 'waiting',
  progress: 0,
  requested_at: '2027-06-20T08:00:00.000Z',
  finished_at: null,
  expires_at: null,
  size: null,
}

const exampleLink = {
  url: 'http://localhost:3000/api/files/download?key=exports%2F…&disposition=attachment&expires=…&signature=…',
}

export const requestDataExport = endpoint({
  method: 'POST',
  path: '/api/user/personal-data',
  access: 'signed-in',
  summary:
    'Have the archive made; while one is being made it is returned instead. A mail tells when it is ready',
  status: 200,
  reply: DataExport,
  refuses: ['too_many_requests'],
  example: { reply: waiting },
})

export const dataExportLink = endpoint({
  method: 'POST',
  path: '/api/user/personal-data/link',
  access: 'signed-in',
  summary: 'A link that downloads the archive within ten minutes',
  status: 200,
  reply: z.object({ url: z.string() }),
  refuses: ['not_found'],
  example: { reply: exampleLink },
})

const ofPerson = {
  path: '/api/academy/a/people/:id/personal-data',
  params: z.object({ id: pathId }),
  access: 'manage_people',
  status: 200,
} as const

export const personDataExport = endpoint({
  ...ofPerson,
  method: 'GET',
  summary: 'The archive with everything about a person, for the office',
  reply: ShownExport,
  refuses: ['not_found'],
  example: { reply: exampleExport },
})

export const requestPersonDataExport = endpoint({
  ...ofPerson,
  method: 'POST',
  concerns: 'account',
  summary: 'Have the archive of a person made, for somebody who asked the office; it is recorded',
  reply: DataExport,
  refuses: ['not_found', 'forbidden', 'too_many_requests'],
  example: { reply: waiting },
})

export const personDataExportLink = endpoint({
  ...ofPerson,
  method: 'POST',
  path: '/api/academy/a/people/:id/personal-data/link',
  concerns: 'account',
  summary: 'A link that downloads the archive of a person within ten minutes; it is recorded',
  reply: z.object({ url: z.string() }),
  refuses: ['not_found', 'forbidden'],
  example: { reply: exampleLink },
})
