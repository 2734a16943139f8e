import './portrait.css'
import { portraitOf } from './portraits.ts'

interface PortraitProps {
  fullName: string
  /** Below the fold, so it can load lazily. */
  isBelow?: boolean
  /** The main picture of the page. */
  isMain?: boolean
}

/** Decorative for screen readers, because the name is beside it. */
export const Portrait = ({ fullName, isBelow = false, isMain = false }: PortraitProps) => (
  <img
    className="portrait"
    src={portraitOf(fullName)}
    alt=""
    width="200"
    height="250"
    loading={isBelow ? 'lazy' : undefined}
    fetchPriority={isMain ? 'high' : undefined}
  />
)
