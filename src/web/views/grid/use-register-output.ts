import type { Choice } from '../../../kernel/fields/choice.ts'
import { useShowSheet } from '../../exchange/shown-sheet.ts'
import { usePrint } from '../../print/use-print.ts'
import { orTold } from '../../ui/toast.ts'
import type { Marks } from './register.ts'
import { paperOf, sheetOf } from './register-paper.ts'
import type { Register } from './use-grid.ts'

interface RegisterOutput {
  readonly field: Choice<string>
  readonly marks: Marks
  readonly label: string
  readonly courseName: string
  readonly subtitle: string
}

/** The register as a sheet to export and as a paper; what prints it is given back. */
export function useRegisterOutput(register: Register, { field, marks, label, courseName, subtitle }: RegisterOutput) {
  const printPaper = usePrint()
  const sheet = {
    name: [label, courseName].filter(Boolean).join(' '),
    table: () => sheetOf(register, marks),
    paper: () => paperOf(label, subtitle, sheetOf(register, marks), register.grid, field),
  }
  useShowSheet(sheet)
  return () => void orTold('La stampa', () => printPaper(sheet.paper()))
}
