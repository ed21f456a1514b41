import { TextInput } from '../ui/text-input.tsx'
import { pasteProps } from './paste.ts'
import { exact } from './typings.ts'
import { nativeProps, WHEN_LOOK, type InputProps } from './input-props.ts'

interface WhenInputProps extends InputProps {
  readonly type: 'date' | 'month' | 'time'
  readonly min?: string
  readonly max?: string
}

/** A day, a month or a time by the browser's own picker; what is pasted is read by the field. */
export const WhenInput = ({ type, min, max, ...props }: WhenInputProps) => (
  <TextInput
    {...nativeProps(props)}
    {...pasteProps(exact, props)}
    type={type}
    min={min}
    max={max}
    autoComplete="off"
    className={WHEN_LOOK}
  />
)
