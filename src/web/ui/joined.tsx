import { Fragment } from 'react'

/** A part up to this long stands whole on its line: a place, a telephone, «Posti liberi: 9». */
const WHOLE = 20

/** «Aula 2 · Ing. Tosetti»: a line breaks after the dot and not before it, nor within a short part. */
export const Joined = ({ parts }: { readonly parts: readonly string[] }) =>
  parts.map((part, at) => {
    const text = at < parts.length - 1 ? `${part}\u00A0·` : part
    return (
      <Fragment key={`${at} ${part}`}>
        {at > 0 && ' '}
        <span className={part.length <= WHOLE ? 'whitespace-nowrap' : undefined}>{text}</span>
      </Fragment>
    )
  })
