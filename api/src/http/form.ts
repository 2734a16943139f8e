import { MAX_FILE_BYTES } from '@academy/contract/base/fields'
import { fieldMessages } from '@academy/contract/messages'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { discardDraft, writeDraft } from '../base/files/draft.ts'
import { problem } from '../base/problem.ts'
import { ReceivedFile } from '../base/uploads/received-file.ts'
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

/** Streams the file to disk, with at most one chunk in memory. */
const receive = async (
  context: FormContext,
  { fieldname, filename = '', file }: MultipartFile,
): Promise<ReceivedFile> => {
  const draft = await writeDraft(context.folder, file)
  if (!file.truncated && draft.bytes <= MAX_FILE_BYTES)
    return new ReceivedFile(filename, draft.bytes, draft.path)
  await discardDraft(draft.path)
  throw tooLarge(context, fieldname)
}

// Browsers send CRLF in forms, but a line break counts as one character.
const withPlainLineEnds = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value

const readParts = async (context: FormContext, { fields, files }: Form): Promise<void> => {
  for await (const part of context.request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, withPlainLineEnds(part.value))
    else if (context.uploads.has(part.fieldname)) {
      const file = await receive(context, part)
      files.push(file)
      // Browsers send an empty file without a name if none was chosen.
      if (file.name !== '' || file.size > 0) fields.set(part.fieldname, file)
    } else {
      // Read to the end, so that the connection stays usable.
      part.file.resume()
      throw problem('unsupported_media_type')
    }
  }
}

/** Deletes the files of a form, whether it succeeded or failed. */
export const discardFiles = async ({ files }: Form): Promise<void> => {
  for (const { path } of files) await discardDraft(path)
}

/** Reads the fields and files of a form. A parser error counts as a bad request, not as an internal error. */
export const readForm = async (context: FormContext): Promise<Form> => {
  const form: Form = { fields: new Map(), files: [] }
  try {
    await readParts(context, form)
    return form
  } catch (error) {
    // Discard the rest without parsing: a form with a thousand parts would take as long as a valid one.
    context.request.raw.unpipe().resume()
    await discardFiles(form)
    const found = toProblem(error)
    throw found.code === 'internal_error' ? problem('bad_request', { cause: error }) : found
  }
}
