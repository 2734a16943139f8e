import { createLink } from '@tanstack/react-router'
import { ButtonAnchor } from './button.tsx'

/** Leads to a page. Not in `button.tsx`: the parts of content pages do without the router. */
export const ButtonLink = createLink(ButtonAnchor)
