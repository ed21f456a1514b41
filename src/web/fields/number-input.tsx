import type { InputEvent, ReactNode } from 'react'
import { useRef } from 'react'
import { TextInput } from '../ui/text-input.tsx'
import { pasteProps, takeSuggested } from './paste.ts'
import type { Typing } from './form-half.ts'
import { euros, number } from './typings.ts'
import { heldBy, nativeProps, type InputProps } from './input-props.ts'

interface NumericProps extends InputProps {
  readonly typing: Typing
  readonly step: string
  readonly inputMode: 'numeric' | 'decimal'
  readonly adornment?: ReactNode
}

/** The arrow keys step as they do everywhere; the browser's two tiny buttons would only be pressed by mistake. */
const LOOK =
  'num [&_input]:[appearance:textfield] [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&_input::-webkit-inner-spin-button]:appearance-none'

/** «1.250»: a person who writes a point before three digits means thousands, as everywhere in the suite. */
const THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}$/

/**
 * A native number input that understands Italian writing. Chrome in another language swallows the comma, which would turn 12,50 into 1250,
 * so a typed comma goes in as the point of the machine's notation; a typed point before three digits is taken for thousands.
 */
function NumericInput({ typing, step, inputMode, adornment, ...props }: NumericProps) {
  const hasTypedPoint = useRef(false)
  const onBeforeInput = (event: InputEvent<HTMLInputElement>) => {
    const { data } = event
    takeSuggested(typing, props, event)
    if (data === '.') hasTypedPoint.current = true
    if (data !== ',') return
    hasTypedPoint.current = false
    // Firefox reads the comma by the language of the page.
    if (navigator.userAgent.includes('Firefox')) return
    event.preventDefault()
    document.execCommand('insertText', false, '.')
  }
  const onChange = (input: HTMLInputElement) => {
    const held = heldBy(input)
    if (!held.includes('.')) hasTypedPoint.current = false
    props.onChange(hasTypedPoint.current && THOUSANDS.test(held) ? held.replace('.', '') : held)
  }
  return (
    <TextInput
      {...nativeProps(props)}
      {...pasteProps(typing, props)}
      type="number"
      step={step}
      inputMode={inputMode}
      autoComplete="off"
      className={LOOK}
      suffix={adornment}
      onBeforeInput={onBeforeInput}
      onChange={(event) => onChange(event.currentTarget)}
      // The wheel scrolls the form; it must not change an amount on its way.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}

/** «minuti» beside 45; where the label counts the same thing, as «Coperti», it says so already, and a line has no room for it. */
const unitOf = ({ field: { unit, label }, label: inLine }: InputProps) =>
  unit && inLine === undefined && !label.toLowerCase().includes(unit[1].toLowerCase()) ? unit[1] : undefined

export const IntegerInput = (props: InputProps) => (
  <NumericInput {...props} typing={number} step="1" inputMode="numeric" adornment={unitOf(props)} />
)
export const DecimalInput = (props: InputProps) => (
  <NumericInput {...props} typing={number} step="0.01" inputMode="decimal" adornment={unitOf(props)} />
)
export const PercentInput = (props: InputProps) => <NumericInput {...props} typing={number} step="0.01" inputMode="decimal" adornment="%" />
export const MoneyInput = (props: InputProps) => <NumericInput {...props} typing={euros} step="0.01" inputMode="decimal" adornment="€" />
