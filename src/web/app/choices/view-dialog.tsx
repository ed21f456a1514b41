import { useState, type SubmitEvent } from 'react'
import type { ViewsKept } from '../../../kernel/firm/firm-door.ts'
import { LONGEST_VIEW_NAME, saveView, type ViewSeen, type ViewsHeld, type ViewWish } from '../../../kernel/firm/saved-views.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Answer } from '../../data/ask-server.ts'
import { useSector, entityOf } from '../../data/sector-context.tsx'
import { readAddress } from '../../data/use-address.ts'
import { columnHeading } from '../../screen/column-heading.ts'
import { readListQuery, viewOf } from '../../screen/list-query.ts'
import { shownScreen } from '../../screen/shown-screen.ts'
import { viewLabel } from '../../screen/view-label.ts'
import { FILTER } from '../../../kernel/screens/list-parameters.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormBanner } from '../../ui/form-banner.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useFilterWords } from '../../views/filters/use-filter-words.ts'
import { useFirm } from '../firm-context.ts'
import { useRefusal } from '../use-refusal.ts'

interface ViewDialogProps {
  readonly screen: CollectionScreen
  /** The view that is changed; a new one when absent. */
  readonly view: ViewSeen | undefined
  readonly address: Readonly<Record<string, string>>
  readonly open: boolean
  readonly onClose: () => void
  readonly onKeep: (wish: ViewWish) => Promise<Answer<ViewsKept>>
  readonly onRemove: (() => void) | undefined
}

const FORM = 'vista-salvata'

const heldIn = (views: readonly ViewSeen[]): ViewsHeld => ({
  own: views.filter(({ isShared }) => !isShared),
  shared: views.filter(({ isShared }) => isShared),
})

/** Asks how a view is called and who finds it, and says what it keeps. What is typed stays until it was kept. */
export function ViewDialog({ screen, view, address, open, onClose, onKeep, onRemove }: ViewDialogProps) {
  const { firm } = useFirm()
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.isShared ?? false)
  const { form, errors, setErrors, refuse } = useRefusal()
  const [isBusy, setIsBusy] = useState(false)
  const shares = firm.role === 'titolare' || firm.role === 'collaboratore'
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const wish = { screen: screen.key, name, address, isShared }
    // Only what is his to change is offered here.
    const checked = saveView(heldIn(firm.views), { member: '', isOwner: true, shares }, wish, view?.id)
    if (!checked.ok) return refuse(checked.problems)
    setIsBusy(true)
    const answer = await onKeep(wish)
    setIsBusy(false)
    if (answer.is === 'refused') refuse(answer.problems)
    if (answer.is === 'ok') onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={view ? `Modifica «${view.name}»` : 'Salva questa vista'}
      size="sm"
      footer={
        <>
          {onRemove && (
            <Button variant="ghost" className="mr-auto text-bad" onClick={onRemove}>
              Elimina
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            Annulla
          </Button>
          <Button variant="primary" type="submit" form={FORM} busy={isBusy}>
            Salva
          </Button>
        </>
      }
    >
      <form ref={form} id={FORM} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {errors[''] !== undefined && <FormBanner tone="bad">{errors['']}</FormBanner>}
        <Field
          label="Nome"
          error={errors['name']}
          hint={`Come la ritrovi fra le viste, al massimo ${LONGEST_VIEW_NAME} caratteri.`}
          required
        >
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              required
              value={name}
              onChange={({ target }) => {
                setName(target.value)
                setErrors({})
              }}
            />
          )}
        </Field>
        <Kept screen={screen} address={address} />
        {(shares || view?.isShared) && (
          <Switch
            label="Per tutta l’azienda"
            description="La trova chi vede questi dati; la cambiano chi l’ha salvata e chi è titolare."
            checked={isShared}
            onChange={setShared}
          />
        )}
      </form>
    </Dialog>
  )
}

/** What the view keeps, in words. */
function Kept({ screen, address }: Pick<ViewDialogProps, 'screen' | 'address'>) {
  const { sector, at } = useSector()
  const read = readAddress(new URLSearchParams(address))
  const view = viewOf(screen, read)
  const shown = shownScreen(screen, view)
  const entity = entityOf(sector, shown.entity)
  const { search, sort } = readListQuery(entity, read, at)
  const filters = useFilterWords(shown, read.all(FILTER))
  const [first] = sort
  const words = [
    `Vista: ${viewLabel(screen, view)}`,
    ...filters.map(([, said]) => said),
    ...(search ? [`Cerca: ${search}`] : []),
    ...(first
      ? [`Ordine: ${columnHeading(shown, first.field, entity.fields[first.field])}${first.direction === 'desc' ? ', decrescente' : ''}`]
      : []),
  ]
  return (
    <div className="text-sm">
      <p className="mb-1 text-xs text-ink-faint">Tiene</p>
      <ul aria-label="Che cosa tiene" className="grid gap-0.5 text-ink-soft">
        {words.map((said) => (
          <li key={said} className="wrap-anywhere">
            {said}
          </li>
        ))}
      </ul>
    </div>
  )
}
