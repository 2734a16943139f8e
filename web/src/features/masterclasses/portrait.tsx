import './portrait.css'
import type { PortraitAddresses } from '@academy/contract/teachers/portrait'

interface PortraitProps {
  portrait: PortraitAddresses
  /** Below the fold, so it can load lazily. */
  isBelow?: boolean
  /** The main picture of the page. */
  isMain?: boolean
}

const SIZES = '(width < 40rem) 30vw, 20rem'
const MAIN_SIZES = '(width < 48rem) 100vw, 20rem'

/** Decorative for screen readers, because the name is beside it. */
export const Portrait = ({ portrait: { small, large }, isBelow = false, isMain = false }: PortraitProps) => (
  <img
    className="portrait"
    src={small}
    // A drawing has one file for all sizes.
    srcSet={small === large ? undefined : `${small} 400w, ${large} 800w`}
    sizes={small === large ? undefined : isMain ? MAIN_SIZES : SIZES}
    alt=""
    width="200"
    height="250"
    loading={isBelow ? 'lazy' : undefined}
    fetchPriority={isMain ? 'high' : undefined}
  />
)
