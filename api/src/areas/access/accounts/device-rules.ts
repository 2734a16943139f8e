import type { Device } from '@academy/contract/access/sessions/devices'
import type { KnownDevice } from '../../../base/devices.ts'

interface LoginDevice {
  device: KnownDevice
  /** The account was logged into from this network before. */
  isKnownNetwork: boolean
  known: readonly KnownDevice[]
}

const isAlike = (one: Device, other: Device) => one.browser === other.browser && one.system === other.system

/**
 * Whether the owner should hear of a login. The cookie of a browser is enough to know it. From a known network so
 * is its name, because private windows have no cookie; and any browser there, while none of the account is known.
 */
export const isNewDevice = ({ device, isKnownNetwork, known }: LoginDevice): boolean => {
  if (known.some(({ device_hash }) => device_hash.equals(device.device_hash))) return false
  if (!isKnownNetwork) return true
  return known.length > 0 && !known.some(one => isAlike(one, device))
}
