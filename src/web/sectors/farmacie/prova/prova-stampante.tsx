import { useSector } from '../../../data/sector-context.tsx'
import { formatDate } from '../../../../kernel/italian/dates.ts'
import { usePrint } from '../../../print/use-print.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { orTold } from '../../../ui/toast.ts'

/** A sheet that shows whether letters, figures and lines come out whole. */
export function ProvaStampante({ nome }: { readonly nome: string }) {
  const { at } = useSector()
  const print = usePrint()
  const sheet = {
    title: 'Pagina di prova',
    subtitle: `${nome}, ${formatDate(at.today)}`,
    blocks: [
      {
        kind: 'table',
        columns: [{ label: 'Si deve leggere' }, { label: 'Valore', numeric: true }],
        rows: [
          ['Lettere accentate', 'àèéìòù'],
          ['Prezzo', '1.234,56 €'],
          ['Codice a barre in cifre', '2000000000015'],
        ],
      },
      { kind: 'notes', title: 'Linee da un bordo all’altro', lines: 3 },
    ],
  } as const
  const press = () => void orTold('La stampa', () => print(sheet))
  return (
    <p>
      <Button icon={<Icon name="printer" />} aria-label={`Stampa una pagina di prova: ${nome}`} onClick={press}>
        Stampa una pagina di prova
      </Button>
    </p>
  )
}
