import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { renderPdf } from '../../api/src/base/pdf/render-pdf.ts'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** An image of random pixels, which does not compress. */
const noise = (width: number, height: number): Buffer => {
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), randomBytes(width * 3)]))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  // Eight bits per channel, RGB.
  head.set([8, 2], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const pixels = deflateSync(Buffer.concat(rows), { level: 0 })
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A résumé of about `height` times 2.4 kB. */
export const resume = async (height: number): Promise<File> => {
  const paper = { title: 'Lebenslauf', subject: '', author: 'Ilse Tannhaupt', language: 'de' } as const
  const image = `data:image/png;base64,${noise(800, height).toString('base64')}`
  const bytes = await renderPdf({ ...paper, created_at: new Date(0), content: [{ image, width: 400 }] })
  return new File([new Uint8Array(bytes)], 'Lebenslauf.pdf', { type: 'application/pdf' })
}

/** The form of an application with that file. */
export const formWith = (file: File): FormData => {
  const form = new FormData()
  const fields = { is_known: '0', agreed_consent: '1', agreed_terms: '1', recording_1: 'youtu.be/demo' }
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('resume_file', file)
  return form
}
