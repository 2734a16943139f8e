const literal = String.raw`\(((?:\\.|[^\\)])*)\)`
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Returns all values of a text entry such as Title or Lang, direct or by reference. */
export function pdfStrings(pdf: Buffer, key: string): string[] {
  const source = pdf.toString('latin1')
  const entries = source.matchAll(new RegExp(`/${key} (?:${literal}|(\\d+) 0 R)`, 'gs'))
  return [...entries].map(([, inPlace, object]) => {
    const text = inPlace ?? source.match(new RegExp(`\\n${object} 0 obj\\n${literal}`, 's'))?.[1]
    if (text === undefined) throw new Error(`/${key} is not a string`)
    return decode(text)
  })
}

function decode(text: string): string {
  const bytes = text.replace(/\\(.)/gs, (_, char: string) => escapes[char] ?? char)
  if (!bytes.startsWith('\xfe\xff')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}
