const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const textOf = (xml: string) =>
  xml.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? whole)
  })

/** Reads the keys of a ListObjectsV2 answer, and the continuation token if there are more. */
export const readListing = (xml: string): { keys: string[]; next: string | undefined } => {
  const next = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1]
  return {
    keys: [...xml.matchAll(/<Key>([^<]*)</g)].map(match => textOf(match[1] ?? '')),
    next: next && textOf(next),
  }
}
