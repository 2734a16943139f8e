import { isIPv4, isIPv6 } from 'node:net'
import { LOCAL_NETWORK } from '@academy/contract/base/devices'

const groupsOf = (part: string | undefined): number[] =>
  (part ?? '').split(':').flatMap(group => {
    if (group === '') return []
    const bytes = group.split('.').map(Number)
    const [a = 0, b = 0, c = 0, d = 0] = bytes
    return bytes.length === 4 ? [a * 256 + b, c * 256 + d] : [Number.parseInt(group, 16)]
  })

/** Expands an IPv6 address in any notation to its eight groups. */
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

/** Returns the IPv4 address of an IPv4-mapped IPv6 address. */
const mapped = (groups: number[]): string | undefined => {
  if (groups.slice(0, 5).some(group => group !== 0) || groups[5] !== 0xffff) return undefined
  return groups
    .slice(6)
    .flatMap(group => [group >> 8, group & 255])
    .join('.')
}

/** Returns the key for counting an address: itself, or the /64 of IPv6, which belongs to one household. */
export const networkOf = (ip: string): string => {
  if (!isIPv6(ip)) return ip
  const groups = expand(ip)
  return mapped(groups) ?? prefix(groups, 64)
}

/**
 * Returns the /48 of an IPv6 address: one customer may have a /48 with 65,536 networks. Undefined for IPv4.
 */
export const siteOf = (ip: string): string | undefined => {
  if (!isIPv6(ip)) return undefined
  const groups = expand(ip)
  return mapped(groups) ? undefined : prefix(groups, 48)
}

const isLocal = (address: string): boolean =>
  /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./.test(address) ||
  /^(?:::1$|f[cd]|fe[89ab])/i.test(address)

/** Returns the shortened address that people see: the /24 of IPv4, the /48 of IPv6. Null for anything else. */
export const shownNetwork = (ip: string): string | null => {
  const address = isIPv6(ip) ? (mapped(expand(ip)) ?? ip) : ip
  if (isLocal(address)) return LOCAL_NETWORK
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.x`
  return siteOf(address) ?? null
}
