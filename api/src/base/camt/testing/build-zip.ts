import { crc32, deflateRawSync } from 'node:zlib'

const u16 = (value: number) => Buffer.from([value & 255, value >> 8])
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

interface ZipOptions {
  /** What the directory says instead of the real sizes. */
  declaredSize?: number
  isEncrypted?: boolean
}

/** Packs files into a ZIP. */
export const zip = (files: Record<string, string | Buffer>, options: ZipOptions = {}): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const size = options.declaredSize ?? content.length
    const flags = options.isEncrypted ? 1 : 0
    const common = [
      u16(20),
      u16(flags),
      u16(8),
      u16(0),
      u16(0),
      u32(crc32(content)),
      u32(packed.length),
      u32(size),
    ]
    const head = [...common, u16(Buffer.byteLength(name)), u16(0)]
    const local = Buffer.concat([u32(0x04034b50), ...head, Buffer.from(name), packed])
    directory.push(
      Buffer.concat([
        u32(0x02014b50),
        u16(20),
        ...head,
        ...[u16(0), u16(0), u16(0), u32(0), u32(offset)],
        Buffer.from(name),
      ]),
    )
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const count = u16(directory.length)
  const end = [u32(0x06054b50), u16(0), u16(0), count, count, u32(central.length), u32(offset), u16(0)]
  return Buffer.concat([...parts, central, ...end])
}
