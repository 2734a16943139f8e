import type { Upload } from '@academy/contract/base/fields'

/** A file received with a form. It stays in the upload folder until the call is answered. */
export class ReceivedFile implements Upload {
  readonly name: string
  readonly size: number
  readonly path: string

  constructor(name: string, size: number, path: string) {
    this.name = name
    this.size = size
    this.path = path
  }
}

/**
 * The contract accepts anything with a name and a size as a file; anything else than a received file is a
 * programming error.
 */
export const receivedFile = (upload: Upload): ReceivedFile => {
  if (upload instanceof ReceivedFile) return upload
  throw new TypeError('a description of a file is not a file')
}
