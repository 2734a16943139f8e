import { isIPv6 } from 'node:net'

const groupsOf = (part: string | undefined): number[] =>
  (part ?? '').split(':').flatMap(group => {
    if (group === '') return []
    const bytes = group.split('.').map(Number)
    const [a = 0, b = 0, c = 0, d = 0] = bytes
    return bytes.length === 4 ? [a * 256 + b, c * 256 + d] : [Number.parseInt(group, 16)]
  })

/** The eight groups of an IPv6 address, however it is written. */
const expand = (ip: string): number[] => {
  const [head, tail] = ip.replace(/%.*$/, '').split('::')
  const first = groupsOf(head)
  const last = groupsOf(tail)
  return [...first, ...Array<number>(Math.max(0, 8 - first.length - last.length)).fill(0), ...last]
}

const prefix = (groups: number[], bits: number) =>
  `${groups
    .slice(0, bits / 16)
    .map(group => group.toString(16))
    .join(':')}::/${bits}`

/** An IPv4 address that is written as IPv6 is the IPv4 address. */
const mapped = (groups: number[]): string | undefined => {
  if (groups.slice(0, 5).some(group => group !== 0) || groups[5] !== 0xffff) return undefined
  return groups
    .slice(6)
    .flatMap(group => [group >> 8, group & 255])
    .join('.')
}

/** Whom an address is counted as: itself, or the /64 of IPv6, which one household has whole. */
export const networkOf = (ip: string): string => {
  if (!isIPv6(ip)) return ip
  const groups = expand(ip)
  return mapped(groups) ?? prefix(groups, 64)
}

/** The site that a network belongs to: one customer may have a /48 with 65,536 networks. Of IPv4 there is none. */
export const siteOf = (ip: string): string | undefined => {
  if (!isIPv6(ip)) return undefined
  const groups = expand(ip)
  return mapped(groups) ? undefined : prefix(groups, 48)
}
