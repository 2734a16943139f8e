import { MAX_FILE_BYTES } from '@academy/contract/fields'
import { fieldMessages } from '@academy/contract/messages'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { discardDraft, writeDraft } from '../lib/files/draft.ts'
import { problem } from '../lib/problem.ts'
import { ReceivedFile } from '../lib/uploads/received-file.ts'
import { toProblem } from './failures.ts'
import { localeOf } from './locale.ts'

interface FormContext {
  request: FastifyRequest
  /** The fields that take a file. */
  uploads: ReadonlySet<string>
  folder: string
}

export interface Form {
  fields: Map<string, unknown>
  files: ReceivedFile[]
}

const tooLarge = ({ request }: FormContext, field: string) =>
  problem('too_large', { errors: { [field]: [fieldMessages.FILE_TOO_LARGE[localeOf(request)]] } })

/** Streams to the disk; never more than a chunk is in memory. */
const receive = async (
  desk: FormContext,
  { fieldname, filename = '', file }: MultipartFile,
): Promise<ReceivedFile> => {
  const draft = await writeDraft(desk.folder, file)
  if (!file.truncated && draft.bytes <= MAX_FILE_BYTES)
    return new ReceivedFile(filename, draft.bytes, draft.path)
  await discardDraft(draft.path)
  throw tooLarge(desk, fieldname)
}

// Browsers end the lines of a form with two characters, and people count one.
const withPlainLineEnds = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value

const readParts = async (desk: FormContext, { fields, files }: Form): Promise<void> => {
  for await (const part of desk.request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, withPlainLineEnds(part.value))
    else if (desk.uploads.has(part.fieldname)) {
      const file = await receive(desk, part)
      files.push(file)
      // A browser sends an empty file without a name when none was chosen.
      if (file.name !== '' || file.size > 0) fields.set(part.fieldname, file)
    } else {
      // Reading it to its end keeps the connection usable.
      part.file.resume()
      throw problem('unsupported_media_type')
    }
  }
}

/** Whatever becomes of the form: nobody needs its files any longer. */
export const discardFiles = async ({ files }: Form): Promise<void> => {
  for (const { path } of files) await discardDraft(path)
}

/** The fields and files of a form. What the parser stumbles over is the sender's fault, never ours. */
export const readForm = async (desk: FormContext): Promise<Form> => {
  const form: Form = { fields: new Map(), files: [] }
  try {
    await readParts(desk, form)
    return form
  } catch (error) {
    // What is left is thrown away, and not parsed: a form of a thousand parts would take as long as a good one.
    desk.request.raw.unpipe().resume()
    await discardFiles(form)
    const found = toProblem(error)
    throw found.code === 'internal_error' ? problem('bad_request', { cause: error }) : found
  }
}
