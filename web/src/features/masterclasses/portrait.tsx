import './portrait.css'
import { portraitOf } from './portraits.ts'

interface PortraitProps {
  fullName: string
  /** Out of sight when the page opens, so it can wait. */
  isBelow?: boolean
  /** The picture of the page. */
  isMain?: boolean
}

/** The name stands beside it, so the picture itself says nothing to screen readers. */
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
