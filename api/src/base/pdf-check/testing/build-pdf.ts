import { constants, deflateRawSync, deflateSync } from 'node:zlib'

export type Part = string | Buffer
export type Objects = Record<number, Part>

export const bytes = (...parts: Part[]): Buffer =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

export const stream = (dict: string, content: Part): Buffer => {
  const body = bytes(content)
  return bytes(`<<${dict}/Length ${body.length}>>\nstream\n`, body, '\nendstream')
}

export const deflated = (dict: string, content: Part): Buffer =>
  stream(`${dict}/Filter/FlateDecode`, deflateSync(bytes(content)))

/** Deflated zeros, without compressing them all: one part is repeated, and the checksum of zeros is known. */
export const deflatedZeros = (megabytes: number): Buffer => {
  const length = 1024 * 1024
  const part = deflateRawSync(Buffer.alloc(length), { finishFlush: constants.Z_FULL_FLUSH })
  const checksum = Buffer.from([0, 0, 0, 1])
  checksum.writeUInt16BE((megabytes * length) % 65_521)
  return bytes('\x78\x9c', ...Array.from({ length: megabytes }, () => part), '\x03\0', checksum)
}

/** Catalog, page tree and one page, extensible. */
export const onePage = (more: { catalog?: string; page?: string } = {}): Objects => ({
  1: `<</Type/Catalog/Pages 2 0 R${more.catalog ?? ''}>>`,
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${more.page ?? ''}>>`,
})

interface Layout {
  version?: string
  trailer?: string
  /** The file to append these objects to. */
  before?: Part
}

const pad = (value: number, length: number) => String(value).padStart(length, '0')

/** Builds a table section for each run of consecutive numbers. */
const tableOf = (places: [number, number][]) => {
  const lines: string[] = []
  for (const [index, [number, place]] of places.entries()) {
    const previous = places[index - 1]?.[0]
    if (previous === undefined || previous + 1 !== number) {
      const rest = places.slice(index)
      const end = rest.findIndex(([one], at) => one !== number + at)
      lines.push(`${number} ${end < 0 ? rest.length : end}\n`)
    }
    lines.push(`${pad(place, 10)} 00000 n \n`)
  }
  return `xref\n0 1\n0000000000 65535 f \n${lines.join('')}`
}

/** Appends objects with a table and a trailer; without `before` the result is a whole file. */
export const pdf = (objects: Objects, { version = '1.4', trailer = '', before }: Layout = {}): Buffer => {
  const parts = [before ? bytes(before) : bytes(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`)]
  let length = parts[0]?.length ?? 0
  const places: [number, number][] = []
  for (const [number, body] of Object.entries(objects)) {
    places.push([Number(number), length])
    const object = bytes(`${number} 0 obj\n`, body, '\nendobj\n')
    parts.push(object)
    length += object.length
  }
  const size = (places.at(-1)?.[0] ?? 0) + 1
  const end = `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`
  return bytes(...parts, tableOf(places), end)
}

/** Builds a file with an object stream and a cross-reference stream. */
export const packedPdf = (objects: Objects, dict = '', encode = deflated): Buffer => {
  const numbers = Object.keys(objects).map(Number)
  const bodies = numbers.map(number => `${objects[number]} `)
  const offsets = bodies.map((_, index) => bodies.slice(0, index).join('').length)
  const index = numbers.map((number, at) => `${number} ${offsets[at]} `).join('')
  const pack = Math.max(...numbers) + 1
  const packed = encode(
    `/Type/ObjStm/N ${numbers.length}/First ${index.length}${dict}`,
    index + bodies.join(''),
  )
  let file = bytes('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n')
  const place = file.length
  file = bytes(file, `${pack} 0 obj\n`, packed, '\nendobj\n')
  const entry = (type: number, at: number, more: number) => [type, at >> 8, at & 255, more]
  const entries = [
    entry(0, 0, 255),
    ...Array.from({ length: pack - 1 }, (_, at) => entry(2, pack, numbers.indexOf(at + 1))),
    entry(1, place, 0),
    entry(1, file.length, 0),
  ]
  const table = deflated(`/Type/XRef/Size ${pack + 2}/W[1 2 1]/Root 1 0 R`, Buffer.from(entries.flat()))
  return bytes(file, `${pack + 1} 0 obj\n`, table, `\nendobj\nstartxref\n${file.length}\n%%EOF\n`)
}

/** Builds many pages in one flat tree. */
export const pages = (count: number): Objects => ({
  ...onePage(),
  2: `<</Type/Pages/Kids[${Array.from({ length: count }, (_, at) => `${at + 10} 0 R`).join(' ')}]/Count ${count}>>`,
  ...Object.fromEntries(
    Array.from({ length: count }, (_, at) => [at + 10, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>']),
  ),
})
