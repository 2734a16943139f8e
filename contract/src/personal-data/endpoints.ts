import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
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

export const requestDataExport = endpoint({
  method: 'POST',
  path: '/api/user/personal-data',
  access: 'signed-in',
  summary:
    'Have the archive made; while one is being made it is returned instead. A mail tells when it is ready',
  status: 200,
  reply: DataExport,
  refuses: ['too_many_requests'],
  example: {
    reply: {
      state: 'waiting',
      progress: 0,
      requested_at: '2027-06-20T08:00:00.000Z',
      finished_at: null,
      expires_at: null,
      size: null,
    },
  },
})

export const dataExportLink = endpoint({
  method: 'POST',
  path: '/api/user/personal-data/link',
  access: 'signed-in',
  summary: 'A link that downloads the archive within ten minutes',
  status: 200,
  reply: z.object({ url: z.string() }),
  refuses: ['not_found'],
  example: {
    reply: {
      url: 'http://localhost:3000/api/files/download?key=exports%2F…&disposition=attachment&expires=…&signature=…',
    },
  },
})
