import { isOpen, type Openness } from '../../programme/masterclasses/is-open.ts'

/** Examples and price lists are about the masterclasses that one can apply for; about all of them once there are none. */
export const pricedMasterclasses = <Masterclass extends Openness>(
  masterclasses: readonly Masterclass[],
): readonly Masterclass[] => {
  const open = masterclasses.filter(isOpen)
  return open.length > 0 ? open : masterclasses
}
