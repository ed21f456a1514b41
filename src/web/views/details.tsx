import { Fragment } from 'react'

/** As many letters stay together whatever the width of their place: an amount, a telephone, «2 di 3 volontari». */
const SHORT = 24

/** The details of a record in a row: what is short is never broken, and no line begins with a dot. */
export function Details({ of }: { readonly of: readonly string[] }) {
  return of.map((text, at) => (
    // Two details may read the same.
    <Fragment key={`${at} ${text}`}>
      {at > 0 && ' '}
      <span className={text.length <= SHORT ? 'inline-block max-w-full' : undefined}>
        {text}
        {at < of.length - 1 && '\u00a0·'}
      </span>
    </Fragment>
  ))
}
