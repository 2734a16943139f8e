// Writes a Brotli and a gzip file next to each text file, so that serving it needs no compression. The
// highest level is affordable at build time.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const isText = name => /\.(css|js|json|svg|txt|webmanifest|xml)$/.test(name)

const coders = {
  br: content =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: content => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

const compressFile = async path => {
  const content = await readFile(path)
  for (const [ending, compress] of Object.entries(coders)) {
    const smaller = await compress(content)
    if (smaller.length < content.length) await writeFile(`${path}.${ending}`, smaller)
  }
}

export const compressFolder = async folder => {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(names.filter(isText).map(name => compressFile(join(folder, name))))
}
