import type { PlainPath, paths } from '../../../base/pages/paths.ts'

/** The page that a step leads to, with what it opens there, and the label of the button. */
interface Way {
  to:
    | PlainPath
    | typeof paths.MasterclassDetailView
    | typeof paths.MyRepertoire
    | typeof paths.MyPlaceOffer
    | typeof paths.MyInvoice
  params?: { masterclassId: string } | { applicationId: string } | { id: string }
  /** A part of the page. */
  hash?: string
  search?: { step?: string; request?: string; edit?: string; show?: string; add?: string }
  label: string
}

export interface StepTexts {
  what: string
  why: string
  way?: Way
}
