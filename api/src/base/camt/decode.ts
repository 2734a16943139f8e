import { refuse, StatementRefusal } from './refusal.ts'

const encodings = new Set(['utf-8', 'utf-16le', 'utf-16be', 'iso-8859-1', 'iso-8859-15', 'windows-1252'])
const declaration = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/

/** The encoding by the byte order mark, else by the XML declaration, else UTF-8. */
const encodingOf = (head: Buffer): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  // XML without a mark begins with "<", which tells the order of its bytes.
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le'
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be'
  const text = head.toString('latin1').replace(/^\xef\xbb\xbf/, '')
  return declaration.exec(text)?.[1]?.toLowerCase() ?? 'utf-8'
}

/** Whatever is no XML at all, such as a CSV or a PDF. */
const isOther = (head: Buffer): boolean => {
  const text = head
    .toString('latin1')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replace(/[\s\0]/g, '')
  return text !== '' && !text.startsWith('<')
}

const decoderOf = (head: Buffer) => {
  if (isOther(head)) refuse('BANK_NOT_CAMT', 'no XML')
  const encoding = encodingOf(head)
  if (!encodings.has(encoding)) refuse('BANK_ENCODING', encoding)
  return new TextDecoder(encoding, { fatal: true })
}

/** Decodes the bytes of an XML file. Refuses bytes that its encoding does not have. */
export const decode = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of chunks) {
      decoder ??= decoderOf(chunk.subarray(0, 200))
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder?.decode() ?? ''
  } catch (error) {
    if (error instanceof TypeError) throw new StatementRefusal('BANK_ENCODING', error.message)
    throw error
  }
}
