import './portrait.css'
import { portraitOf } from './portraits.ts'

/** The name stands beside it, so the picture itself says nothing to screen readers. */
export const Portrait = ({ fullName }: { fullName: string }) => (
  <img className="portrait" src={portraitOf(fullName)} alt="" width="200" height="250" />
)
