import { Fragment } from 'react'

interface JoinedProps {
  readonly parts: readonly string[]
  /** For lines that are cut at times: there a part is no block. */
  readonly className?: string
}

/** «Aula 2 · Ing. Tosetti»: a line breaks between the parts, after the dot; a part breaks only where it is longer than a line. */
export const Joined = ({ parts, className = 'inline-block max-w-full' }: JoinedProps) =>
  parts.map((part, at) => (
    <Fragment key={`${at} ${part}`}>
      {at > 0 && ' '}
      <span className={className}>{at < parts.length - 1 ? `${part} ·` : part}</span>
    </Fragment>
  ))
