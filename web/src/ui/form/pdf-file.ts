import type { FieldMessage } from '@academy/contract/base/field-message'
import { MAX_FILE_BYTES, type Upload } from '@academy/contract/base/fields'

/** The filter of the file dialog. */
export const PDF_ACCEPT = 'application/pdf,.pdf'

// PDF readers look for the header within the first kilobyte.
const HEAD_BYTES = 1024

/** Refuses obvious errors before uploading. The server validates thoroughly. */
export const pdfError = async (file: Upload | undefined): Promise<FieldMessage | undefined> => {
  if (!(file instanceof Blob)) return undefined
  if (file.size === 0) return 'FILE_EMPTY'
  if (file.size > MAX_FILE_BYTES) return 'FILE_TOO_LARGE'
  // A file that was moved, changed or deleted after it was chosen cannot be read.
  const head = await file
    .slice(0, HEAD_BYTES)
    .text()
    .catch(() => undefined)
  if (head === undefined) return 'FILE_UNREADABLE'
  return head.includes('%PDF-') ? undefined : 'FILE_NOT_PDF'
}
