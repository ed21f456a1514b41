import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

const look = 'rounded-sm text-accent underline-offset-4 hover:underline'

type TextLinkProps = ComponentProps<typeof Link> | (ComponentProps<'a'> & { href: string })

/** A link in a sentence or a header: `to` inside the suite, `href` for the outside, for mail and for telephone numbers. */
export function TextLink(props: TextLinkProps) {
  const className = classNames(look, props.className)
  return 'to' in props ? <Link {...props} className={className} /> : <a {...props} className={className} />
}
