/** The piece of each recording, in the order of the recordings. `row` is the application. */
export const recordingTitles = (row: string) => `array(
  select title
  from (values (1, ${row}.recording_1, ${row}.recording_1_title), (2, ${row}.recording_2, ${row}.recording_2_title),
    (3, ${row}.recording_3, ${row}.recording_3_title)) recordings (place, link, title)
  where link <> '' order by place)`
