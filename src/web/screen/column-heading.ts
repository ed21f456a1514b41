import type { Field } from '../../kernel/fields/field.ts'
import type { CollectionScreen } from '../../kernel/screens/screen.ts'

/** What stands over a column, on screen, on paper and in a file. */
export const columnHeading = ({ headings }: Pick<CollectionScreen, 'headings'>, key: string, field: Field | undefined): string =>
  headings?.[key] ?? field?.short ?? field?.label ?? key
