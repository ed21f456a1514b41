import { useCallback, useEffect, useRef, useState } from 'react'
import { FIRMS_PATH, type OwnFieldsHeld } from '../../../kernel/firm/firm-door.ts'
import { extensible, MOST_OWN, type OwnField } from '../../../kernel/firm/own-fields.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { isOwnKey } from '../../../kernel/fields/own-key.ts'
import { useSector } from '../../data/sector-context.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useFirm } from '../firm-context.ts'
import { useServer } from '../use-server.ts'
import { OwnFieldDialog } from './own-field-dialog.tsx'
import { OwnFieldList, PutAwayList } from './own-field-list.tsx'
import { FieldsKeptContext } from './use-fields-change.ts'

/** «Campi vostri»: the fields that a firm adds to its trade, entity by entity. */
export function OwnFieldsPage() {
  const { firm } = useFirm()
  const { whole } = useSector()
  const path = `${FIRMS_PATH}/${firm.slug}/campi`
  const { data, isError, refetch } = useServer<OwnFieldsHeld>(path)
  const onKept = useTakenUp(data?.fields)
  const entities = extensible(whole).map(described)
  const [chosen, setChosen] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
  const name = chosen ?? entities.find((entity) => data?.fields.some((field) => field.entity === entity.name))?.name ?? entities[0]?.name
  const entity = entities.find((one) => one.name === name)
  if (isError) return <NotRead text="I campi non si sono caricati." onRetry={() => void refetch()} />
  if (!entity) return null
  const own = data?.fields.filter((field) => field.entity === entity.name) ?? []
  const used = own.filter(({ isAway }) => !isAway)
  return (
    <FieldsKeptContext value={onKept}>
      <div className="grid grid-cols-1 gap-6 p-4 md:p-7">
        <p className="max-w-[64ch] text-sm text-ink-soft">
          Aggiungi quello che al mestiere manca: il campo entra nel modulo, nell’elenco, nei filtri e nei file che esporti, e l’assistente
          lo capisce.
        </p>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <Field label="Campi di" className="w-full md:w-64">
            {({ id }) => (
              <Select
                id={id}
                value={entity.name}
                onChange={setChosen}
                options={entities.map((one) => ({ value: one.name, label: one.label.many }))}
              />
            )}
          </Field>
          <p className="num flex min-h-control flex-1 items-center text-sm text-ink-faint" aria-live="polite">
            {data && `${used.length} di ${MOST_OWN}`}
          </p>
          <Button
            variant="primary"
            icon={<Icon name="plus" />}
            disabled={!data || used.length >= MOST_OWN}
            onClick={() => setIsAdding(true)}
          >
            Aggiungi campo
          </Button>
        </div>
        {!data ? (
          <SkeletonRows rows={3} columns={3} />
        ) : used.length === 0 ? (
          <EmptyState
            title={`Nessun campo vostro in ${entity.label.many}`}
            text="Per esempio una scadenza, un codice, una zona, un sì o no."
          />
        ) : (
          <OwnFieldList path={path} entity={entity} all={data.fields} fields={used} held={data.held} />
        )}
        {data && <PutAwayList path={path} fields={own.filter(({ isAway }) => isAway)} held={data.held} />}
        <OwnFieldDialog
          key={entity.name}
          path={path}
          entity={entity}
          fields={data?.fields ?? []}
          open={isAdding}
          onClose={() => setIsAdding(false)}
        />
      </div>
    </FieldsKeptContext>
  )
}

/** An entity as its trade describes it. */
const described = (entity: AnyEntity): AnyEntity => ({
  ...entity,
  fields: Object.fromEntries(Object.entries(entity.fields).filter(([key]) => !isOwnKey(key))),
})

/**
 * Opens the trade with the fields as they stand, once whoever changes them has left the page: until then nothing jumps under his hand.
 * Returns how an answer is taken up, which may come after he has left.
 */
function useTakenUp(fields: readonly OwnField[] | undefined): (fields: readonly OwnField[]) => void {
  const { onFirm } = useFirm()
  const latest = useRef(fields)
  const isHere = useRef(true)
  const takeUp = useCallback(
    (all: readonly OwnField[]) => {
      const now = all.filter(({ isAway }) => !isAway)
      onFirm((before) => (JSON.stringify(before.fields) === JSON.stringify(now) ? before : { ...before, fields: now }))
    },
    [onFirm],
  )
  useEffect(() => {
    latest.current = fields
  }, [fields])
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      if (latest.current) takeUp(latest.current)
    }
  }, [takeUp])
  return useCallback((kept) => (isHere.current ? void (latest.current = kept) : takeUp(kept)), [takeUp])
}
