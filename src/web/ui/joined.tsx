import { Fragment } from 'react'

/**
 * «Aula 2 · Ing. Tosetti»: parts with a dot between two that share a line. A part that begins a line has its dot in the strip that the
 * box clips away, so that no line begins or ends with one.
 */
export const Joined = ({ parts }: { readonly parts: readonly string[] }) => (
  <span className="joined">
    {parts.map((part, at) => (
      <Fragment key={`${at} ${part}`}>
        {at > 0 && ' '}
        <span>
          {at > 0 && <span>· </span>}
          {part}
        </span>
      </Fragment>
    ))}
  </span>
)
