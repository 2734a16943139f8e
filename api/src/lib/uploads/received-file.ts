import type { Upload } from '@academy/contract/fields'

/** A file that came with a form. It lies in the upload folder until its call has been answered. */
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

/** The contract calls a file anything with a name and a size; what reaches a verb was received, or it is a fault. */
export const receivedFile = (upload: Upload): ReceivedFile => {
  if (upload instanceof ReceivedFile) return upload
  throw new TypeError('a description of a file is not a file')
}
