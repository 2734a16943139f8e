import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button.tsx'

interface ButtonAnchorProps extends ComponentProps<'a'> {
  look?: ButtonLook
}

/** Leads to a file, to another site, or to an address that is no page of the router. */
export const ButtonAnchor = ({ look, className, children, ...anchor }: ButtonAnchorProps) => (
  <a {...anchor} className={buttonClass(look, className)}>
    {children}
  </a>
)

/** Leads to a page. Not in `button.tsx`: the parts of content pages do without the router. */
export const ButtonLink = createLink(ButtonAnchor)
