/** Fills the date of a link such as the calendar's "New event on this day" into the form of a new event. Renders nothing. */
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { parsePlainDate } from '../../../../cms/domain/time/plain-date';
import { eventUid } from './event-records';

export function NewEventDate() {
  const { slug, id } = useParams();
  const [params] = useSearchParams();
  const date = slug === eventUid && id === 'create' ? parsePlainDate(params.get('date') ?? '') : null;
  const onChange = useForm('NewEventDate', (form) => form.onChange, false);
  const filledIn = useRef('');

  useEffect(() => {
    if (!date || !onChange || filledIn.current === date) return;
    filledIn.current = date;
    onChange('startDate', date);
    onChange('endDate', date);
  }, [date, onChange]);

  return null;
}
