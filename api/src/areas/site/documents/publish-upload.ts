import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { byLocale, type Locale, locales, localizedBy } from '@academy/contract/base/locale'
import { fieldMessages } from '@academy/contract/messages'
import * as contract from '@academy/contract/site/documents/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { addVersion, refusePastDay } from './add-version.ts'
import { loadDocument } from './documents.ts'
import { checksumOf, isFresh } from './rules.ts'
import { UPLOADS } from './sweep-documents.ts'

type Uploads = Record<Locale, string | null>

/** Returns the hash of a stored file. */
const hashOf = async ({ files }: Services, key: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline((await files.read(key))?.content ?? [], hash)
  return hash.digest('hex')
}

/** Refuses files that do not exist, or that may be deleted before they are published. */
const refuseMissing = async ({ files }: Services, uploads: Uploads, locale: Locale) => {
  const found = await Promise.all(
    locales.map(async language => {
      const id = uploads[language]
      const file = id === null ? null : await files.stat(`${UPLOADS}${id}.pdf`)
      return { language, isMissing: id !== null && !(file && isFresh(file.modified, new Date())) }
    }),
  )
  const missing = found.filter(({ isMissing }) => isMissing)
  const message = [fieldMessages.FILE_UNREADABLE[locale]]
  if (missing.length > 0)
    throw problem('invalid_input', {
      errors: Object.fromEntries(missing.map(({ language }) => [`upload_${language}`, message])),
    })
}

export const publishUpload = serve(
  contract.publishUpload,
  async (services, { params, body, user, locale, now }) => {
    const { db, clock } = services
    const { version, valid_from } = body
    refusePastDay(valid_from, clock.today(), locale)
    const uploads = byLocale(language => body[`upload_${language}`])
    await refuseMissing(services, uploads, locale)
    const any = locales.map(language => uploads[language]).find(Boolean)
    const keys = localizedBy('key', language => `${UPLOADS}${uploads[language] ?? any}.pdf`)
    await addVersion(services, {
      name: params.name,
      version,
      valid_from,
      source: 'uploaded',
      checksum: checksumOf(await Promise.all(Object.values(keys).map(key => hashOf(services, key)))),
      content: null,
      template: null,
      ...keys,
      actor_id: user.id,
      now,
    })
    return loadDocument(db, clock.today(), params.name)
  },
)
